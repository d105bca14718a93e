import { Injectable } from '@nestjs/common';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { roleCan } from '../../contract/permissions.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { membersSql, PeopleAccess } from './people-access.js';
import { PeopleService } from './people.service.js';
import { PersonChanges } from './person-changes.js';
import { PersonDismissals } from './person-dismissals.js';
import { RequestSeparationEntity } from './person.entity.js';
import type { RequestSeparation } from './person-cases.types.js';
import type { Person } from './person.types.js';

const MOST_SHOWN = 50;

const NEW_PERSON = 'SELECT new_person() AS id';
/** How many accounts and requests a person has, up to two. */
const ROWS = `
  SELECT 1 FROM rows_naming(ARRAY(${membersSql('$1')})) LIMIT 2`;
const LOCK_SEPARATION = `
  SELECT request_kind AS kind, request_id AS "requestId", from_id AS "fromId", to_id AS "toId"
    FROM request_separations WHERE id = $1 AND undone_at IS NULL FOR UPDATE`;
const UNDONE = 'UPDATE request_separations SET undone_at = now(), updated_at = now() WHERE id = $1';

/** $1 the person: what was taken off them, and what was taken off others and is theirs since then. */
const standingSql = (kind: string, table: string) => `
  SELECT s.id, '${kind}' AS kind, s.request_id AS "requestId", t.reference,
         f.id AS "fromId", f.full_name AS "fromName", o.id AS "toId", o.full_name AS "toName",
         u.full_name AS "separatedByName", s.created_at AS "createdAt"
    FROM request_separations s
    JOIN ${table} ON t.id = s.request_id AND t.person_id = s.to_id AND t.deleted_at IS NULL
    JOIN people sf ON sf.id = s.from_id JOIN people f ON f.id = sf.root_id
    JOIN people so ON so.id = s.to_id JOIN people o ON o.id = so.root_id
    LEFT JOIN users u ON u.id = s.separated_by_id AND u.deleted_at IS NULL
   WHERE s.request_kind = '${kind}' AND s.undone_at IS NULL AND f.id <> o.id
     AND (s.from_id IN (${membersSql('$1')}) OR s.to_id IN (${membersSql('$1')}))`;

/** The newest of those of every kind. */
const newestSql = (found: readonly string[]) => `
  SELECT * FROM (${found.join(' UNION ALL ')}) found ORDER BY "createdAt" DESC, id LIMIT ${MOST_SHOWN}`;
/** $1 the request. */
const lockSql = (table: string, scope: string) => `
  SELECT t.person_id AS "personId", p.root_id AS "rootId", t.reference
    FROM ${table} JOIN people p ON p.id = t.person_id
   WHERE t.id = $1 AND t.deleted_at IS NULL AND ${scope} FOR UPDATE OF t`;
/** $1 the request, $2 its person, $3 the person whose it is from then on. */
const moveSql = (table: string) =>
  `UPDATE ${table} SET person_id = $3 WHERE t.id = $1 AND t.person_id = $2 RETURNING t.id`;

interface LockedRequest {
  /** The table of its kind, as `t`. */
  table: string;
  personId: string;
  rootId: string;
  reference: string;
}

type LockedSeparation = Pick<RequestSeparation, 'kind' | 'requestId' | 'fromId' | 'toId'>;

/**
 * That a request is not of the person whom its number and name speak for. It becomes somebody else's; a trigger gives it
 * another person only when it joins an account. No account reads more or less by it.
 */
@Injectable()
export class RequestSeparations {
  constructor(
    private readonly database: Database,
    private readonly entityWriter: EntityWriter,
    private readonly access: PeopleAccess,
    private readonly people: PeopleService,
    private readonly changes: PersonChanges,
    private readonly dismissals: PersonDismissals,
  ) {}

  /** Those that stand, the newest first; for who may undo them. */
  async of(viewer: Viewer, id: string): Promise<RequestSeparation[]> {
    if (!roleCan(viewer.role, 'person.merge')) return [];
    const sql = new SqlValues(id);
    const found = this.access
      .readableKinds(viewer, sql.add)
      .map(({ kind, table }) => standingSql(kind.definition.name, table));
    return this.database.query<RequestSeparation>(newestSql(found), sql.values);
  }

  /** Answers the new person, who is not proposed to be the same as the one before. */
  async separate(viewer: Viewer, kind: RequestKindName, requestId: string): Promise<Person> {
    const toId = await this.changes.run(viewer, async (transaction) => {
      const request = await this.lock(transaction, viewer, { kind, requestId });
      const { personId: fromId, rootId } = request;
      if ((await transaction.execute(ROWS, [rootId])).length < 2)
        throw new AppError('PERSON_ONLY_REQUEST');
      const [made] = await transaction.execute<{ id: string }>(NEW_PERSON, []);
      if (!made) throw new Error('There is no new person');
      const separation = { kind, requestId, fromId, toId: made.id };
      await this.move(transaction, { ...request, requestId }, [fromId, made.id]);
      await this.entityWriter.insertWithoutReturning(transaction, RequestSeparationEntity, {
        ...{ requestKind: kind, requestId, fromId, toId: made.id, separatedById: viewer.id },
      });
      await this.dismissals.keepApart(transaction, viewer, [rootId, made.id]);
      await this.record(transaction, viewer, 'separated', { ...request, ...separation });
      return made.id;
    });
    return this.people.get(viewer, toId);
  }

  /** NOT_FOUND for one that was undone, and once the request joined an account and is of its person. */
  async undo(viewer: Viewer, id: string): Promise<Person> {
    const fromId = await this.changes.run(viewer, async (transaction) => {
      const [found] = await transaction.execute<LockedSeparation & Record<string, unknown>>(
        LOCK_SEPARATION,
        [id],
      );
      if (!found) throw new AppError('NOT_FOUND');
      const request = await this.lock(transaction, viewer, found);
      await this.move(transaction, { ...request, ...found }, [found.toId, found.fromId]);
      await transaction.execute(UNDONE, [id]);
      await this.record(transaction, viewer, 'separation_undone', { ...request, ...found });
      return found.fromId;
    });
    return this.people.get(viewer, fromId);
  }

  private async lock(
    transaction: Transaction,
    viewer: Viewer,
    { kind, requestId }: Pick<LockedSeparation, 'kind' | 'requestId'>,
  ): Promise<LockedRequest> {
    const sql = new SqlValues(requestId);
    const found = this.access
      .readableKinds(viewer, sql.add)
      .find(({ kind: { definition } }) => definition.name === kind);
    if (!found) throw new AppError('NOT_FOUND');
    const { table, scope } = found;
    const text = lockSql(table, scope());
    const [request] = await transaction.execute<
      Omit<LockedRequest, 'table'> & Record<string, unknown>
    >(text, sql.values);
    if (!request) throw new AppError('NOT_FOUND');
    return { ...request, table };
  }

  private async move(
    transaction: Transaction,
    { table, requestId }: { table: string; requestId: string },
    [from, to]: readonly [string, string],
  ): Promise<void> {
    const moved = await transaction.execute(moveSql(table), [requestId, from, to]);
    if (moved.length === 0) throw new AppError('NOT_FOUND');
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: 'separated' | 'separation_undone',
    { reference, fromId, toId }: LockedRequest & LockedSeparation,
  ): Promise<void> {
    const [one, other] = [{ personOfRequest: fromId }, { personOfRequest: toId }];
    await this.changes.record(transaction, viewer, {
      ...{ verb, id: fromId, reference },
      ...(verb === 'separated' ? { before: one, after: other } : { before: other, after: one }),
    });
  }
}
