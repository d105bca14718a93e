import { Injectable } from '@nestjs/common';
import type { EntityMetadata } from 'typeorm';
import { CLIENT_EVENT_TYPES } from '../../contract/requests/request-events.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { getColumn } from '../../platform/database/entity-columns.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { DocumentsService } from '../../platform/files/documents.service.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { keysOf, type RequestFileEntity } from '../papers/request-file.entity.js';
import type { RequestKind } from '../request-kind.js';
import { RequestKinds } from '../request-kinds.js';

/** Whose requests are meant: those of an account, and, at the office's word, those without one from these addresses. */
export interface RequestSenderId {
  userId: string;
  addresses: readonly string[];
}

/** What was erased, for what else holds data about the same requests. */
export interface ErasedRequests {
  ids: string[];
  references: string[];
}

/** A blanked row, with what it held of use elsewhere. */
interface BlankedRow {
  id: string;
  reference: string;
  userId: string | null;
  document: string | null;
}

/** The documents of a file of a request. */
type FileKeys = Pick<RequestFileEntity, 'key' | 'previewKey'> & Record<string, unknown>;

/** Erases what a module holds about these requests. */
export type AttachedErasure = (transaction: Transaction, ids: readonly string[]) => Promise<void>;

const OPEN_SHOWN = 5;
/** The person in the values of a statement. */
const IN_VALUES = { id: '$1::uuid', addresses: '$2::text[]' };
/** The account in a row of `users`, without what was sent from its address by others. */
const IN_USERS = { id: 'users.id', addresses: `'{}'::text[]` };
/** Events that the person caused, so that the name in them is theirs. */
const OWN_EVENTS = CLIENT_EVENT_TYPES;
/**
 * Replies and notes are about the person, too; who deals with the request is not, nor the number and the hash of a
 * quote that was accepted.
 */
const BLANK_EVENTS = `
  UPDATE request_events
     SET note = CASE WHEN type IN ('assigned', 'quote_accepted') THEN note END,
         actor_name = CASE WHEN type = ANY($2::request_event_type[]) THEN NULL ELSE actor_name END
   WHERE request_id = ANY($1::uuid[])`;

/** What both sides sent, and what was wanted, is about the person in every word. */
const DROP_FILES = `
  DELETE FROM request_files WHERE request_id = ANY($1::uuid[])
  RETURNING key, preview_key AS "previewKey"`;
const DROP_PAPERS = `DELETE FROM request_papers WHERE request_id = ANY($1::uuid[])`;

/** Blanks the personal data in requests of every kind; references, statuses and dates stay, so that counts do. */
@Injectable()
export class RequestErasure {
  private readonly attached: AttachedErasure[] = [];

  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly documents: DocumentsService,
    private readonly events: ChangeEventBus,
  ) {}

  /** Adds what a module holds about requests, which goes with their personal data. */
  add(erase: AttachedErasure): void {
    this.attached.push(erase);
  }

  /** References of a person's requests that the office still works on, a few of them. */
  async openRequests(transaction: Transaction, sender: RequestSenderId): Promise<string[]> {
    const found = await Promise.all(
      this.kinds
        .all()
        .map((kind) =>
          transaction.execute<{ reference: string }>(this.openSql(kind), [
            sender.userId,
            sender.addresses,
            kind.definition.doneStatuses,
          ]),
        ),
    );
    return found.flat().map(({ reference }) => reference);
  }

  /** A condition on a row of `users`: `openRequests` would find nothing of this person. */
  noOpenRequestsSql(): string {
    const conditions = this.kinds.all().map((kind) => {
      const done = kind.definition.doneStatuses.map((status) => `'${status}'`).join(', ');
      return `NOT EXISTS (SELECT 1 ${this.openRows(kind, `ARRAY[${done}]`, IN_USERS)})`;
    });
    return conditions.join(' AND ');
  }

  /** Blanks every request of a person, also those in the trash. */
  async eraseOf(transaction: Transaction, sender: RequestSenderId): Promise<ErasedRequests> {
    const erased: ErasedRequests = { ids: [], references: [] };
    for (const kind of this.kinds.all()) {
      const text = `SELECT t.id ${this.ownRows(kind)} ORDER BY t.id FOR UPDATE`;
      const values = [sender.userId, sender.addresses];
      const rows = await transaction.execute<{ id: string }>(text, values);
      const ids = rows.map(({ id }) => id);
      const of = await this.erase(transaction, kind, ids);
      erased.ids.push(...of.ids);
      erased.references.push(...of.references);
    }
    return erased;
  }

  /** Blanks these rows and their timelines, and removes their documents after the commit. */
  async erase(
    transaction: Transaction,
    kind: RequestKind,
    ids: readonly string[],
  ): Promise<ErasedRequests> {
    if (ids.length === 0) return { ids: [], references: [] };
    const rows = await this.blankRows(transaction, kind, ids);
    const files = await transaction.execute<FileKeys>(DROP_FILES, [ids]);
    const documents = [...rows.flatMap(({ document }) => document || []), ...files.flatMap(keysOf)];
    await allSettledOrThrow(
      transaction.execute(DROP_PAPERS, [ids]),
      transaction.execute(BLANK_EVENTS, [ids, OWN_EVENTS]),
      this.documents.eraseAfterCommit(transaction, documents),
    );
    for (const eraseAttached of this.attached) await eraseAttached(transaction, ids);
    for (const { id, userId: ownerId } of rows)
      this.events.announce(transaction, { entity: kind.definition.name, id, ownerId });
    return {
      ids: rows.map(({ id }) => id),
      references: rows.map(({ reference }) => reference),
    };
  }

  /** The values that the statement returns are those before: they are read from the join. */
  private blankRows(
    transaction: Transaction,
    { table: { entity, personal } }: RequestKind,
    ids: readonly string[],
  ): Promise<BlankedRow[]> {
    const metadata = this.lists.metadataOf(entity);
    const was = (property: string) => getColumn(metadata, property).replace(/^t\./, 'was.');
    const document = personal.document ? was(personal.document.key) : 'NULL';
    const text = `
      UPDATE "${metadata.tableName}" AS t
          SET ${blanks(metadata, personal.columns)}, erased_at = now(), unanswered_since = NULL,
              version = t.version + 1
         FROM "${metadata.tableName}" AS was
        WHERE was.id = t.id AND t.id = ANY($1::uuid[]) AND t.erased_at IS NULL
        RETURNING t.id, t.reference, t.user_id AS "userId", ${document} AS document`;
    return transaction.execute<BlankedRow>(text, [ids]);
  }

  private openSql(kind: RequestKind): string {
    return `SELECT t.reference ${this.openRows(kind, '$3::text[]')} LIMIT ${OPEN_SHOWN}`;
  }

  private openRows(kind: RequestKind, doneStatuses: string, person = IN_VALUES): string {
    return `${this.ownRows(kind, person)}
      AND t.deleted_at IS NULL AND t.status::text <> ALL(${doneStatuses})`;
  }

  private ownRows({ table }: RequestKind, person = IN_VALUES): string {
    const metadata = this.lists.metadataOf(table.entity);
    const address = getColumn(metadata, table.person.email);
    return `FROM "${metadata.tableName}" t
      WHERE (t.user_id = ${person.id}
          OR (t.user_id IS NULL AND t.left_at IS NULL AND ${address} = ANY(${person.addresses})))
        AND t.erased_at IS NULL`;
  }
}

/** `"name" = '', "phone" = NULL, …`: as empty as each column may be. */
function blanks(metadata: EntityMetadata, properties: readonly string[]): string {
  return properties
    .map((property) => {
      const column = metadata.findColumnWithPropertyName(property);
      if (!column) throw new Error(`${metadata.name} has no property ${property}`);
      const empty = column.type === 'integer' ? '0' : `''`;
      return `"${column.databaseName}" = ${column.isNullable ? 'NULL' : empty}`;
    })
    .join(', ');
}
