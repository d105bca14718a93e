import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Locale, Trilingual } from '../../contract/locales.js';
import type { PaperState } from '../../contract/request-files.js';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError, invalidFields } from '../../platform/errors/app-error.js';
import type { RequestPaperEntity } from './request-paper.entity.js';

const COLUMNS = `id, request_kind AS "requestKind", request_id AS "requestId", name_ar AS "nameAr",
  name_fr AS "nameFr", name_en AS "nameEn", place, state, reason,
  created_at AS "createdAt", updated_at AS "updatedAt"`;
const READ = `SELECT ${COLUMNS} FROM request_papers WHERE id = $1`;
const LIST = `
  SELECT ${COLUMNS} FROM request_papers WHERE request_id = ANY($1::uuid[]) ORDER BY request_id, place, id`;
/** Names that a request has already, in any language, are not added again. */
const ADD = `
  INSERT INTO request_papers (id, request_kind, request_id, name_ar, name_fr, name_en, place)
  SELECT given.id, $1, $2, given.ar, given.fr, given.en,
         (SELECT coalesce(max(place), 0) FROM request_papers WHERE request_id = $2) + given.n
    FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) WITH ORDINALITY AS given(id, ar, fr, en, n)
   WHERE NOT EXISTS (
     SELECT 1 FROM request_papers p WHERE p.request_id = $2
        AND (p.name_ar = given.ar OR p.name_fr = given.fr OR p.name_en = given.en))
  RETURNING ${COLUMNS}`;
const SET = `
  UPDATE request_papers SET state = $2, reason = $3, updated_at = now() WHERE id = $1 RETURNING ${COLUMNS}`;

/** The name in a language, or in another one where the office wrote only that. */
export const paperName = (
  { nameAr, nameFr, nameEn }: Pick<RequestPaperEntity, 'nameAr' | 'nameFr' | 'nameEn'>,
  language: Locale,
): string => ({ ar: nameAr, fr: nameFr, en: nameEn })[language];

type Row = RequestPaperEntity & Record<string, unknown>;

/** The rows of the papers of requests, in the statements that both sides use. */
@Injectable()
export class RequestPaperRows {
  constructor(private readonly database: Database) {}

  /** The papers of many requests in one statement, in the order asked. */
  async of(
    requestIds: readonly string[],
    transaction?: Transaction,
  ): Promise<RequestPaperEntity[][]> {
    const rows = transaction
      ? await transaction.execute<Row>(LIST, [requestIds])
      : await this.database.query<RequestPaperEntity>(LIST, [requestIds]);
    return requestIds.map((id) => rows.filter(({ requestId }) => requestId === id));
  }

  async find(id: string): Promise<RequestPaperEntity> {
    const [paper] = await this.database.query<RequestPaperEntity>(READ, [id]);
    if (!paper) throw new AppError('NOT_FOUND');
    return paper;
  }

  /** Adds papers that the request does not have yet, in a transaction that has it locked or makes it. */
  async add(
    transaction: Transaction,
    { kind, id }: { kind: string; id: string },
    names: readonly Trilingual<string>[],
  ): Promise<RequestPaperEntity[]> {
    if (names.length === 0) return [];
    const column = (language: Locale) => names.map((name) => name[language]);
    const ids = names.map(() => uuidv7());
    const values = [kind, id, ids, column('ar'), column('fr'), column('en')];
    return transaction.execute<Row>(ADD, values);
  }

  /** The paper of a request that is locked; BAD_USER_INPUT for one of another request. */
  async findIn(
    transaction: Transaction,
    requestId: string,
    id: string,
  ): Promise<RequestPaperEntity> {
    const [paper] = await transaction.execute<Row>(READ, [id]);
    if (paper?.requestId !== requestId)
      throw invalidFields({ field: 'paperId', rule: 'unknownPaper' });
    return paper;
  }

  async write(
    transaction: Transaction,
    id: string,
    state: PaperState,
    reason: string | null = null,
  ): Promise<RequestPaperEntity> {
    const [paper] = await transaction.execute<Row>(SET, [id, state, reason]);
    if (!paper) throw new AppError('NOT_FOUND');
    return paper;
  }
}
