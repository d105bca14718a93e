import { Injectable } from '@nestjs/common';
import type { ContactInfoVerb } from '../../contract/audit-verbs.js';
import type { ContactInfoType } from '../../contract/contact-info.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Database } from '../../platform/database/database.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { type ListDefinition, ListEngine, type Where } from '../../platform/list/list-engine.js';
import type { Page } from '../../platform/database/page.js';
import { ContactInfoEntity } from './contact-info.entity.js';
import { CONTACT_INFO_COLUMNS, type ContactInfoListArgs } from './contact-info.types.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** The name of these rows in the audit log and in change events. */
export const CONTACT_INFO = 'contactInfo';

const LIST: ListDefinition<ContactInfoEntity> = {
  sortable: columnNames(CONTACT_INFO_COLUMNS),
  defaultSort: [
    ['type', 'asc'],
    ['displayOrder', 'asc'],
  ],
};

/** Locks in the order of ids, so that two calls for the same entries cannot deadlock. */
const LOCK_MANY = `
  SELECT id, type, key_name AS "keyName" FROM contact_info
   WHERE id = ANY($1::uuid[])
      OR (type::text, key_name) IN (SELECT * FROM unnest($2::text[], $3::text[]))
   ORDER BY id FOR UPDATE`;

const REMOVE = 'DELETE FROM contact_info WHERE id = $1';

/** The unique key of an entry. */
export type ContactKey = Pick<ContactInfoEntity, 'type' | 'keyName'>;

/** An entry before and after a change; null where it did not exist. */
type Change =
  | { before: ContactInfoEntity | null; after: ContactInfoEntity }
  | { before: ContactInfoEntity; after: null };

/** Reads, locks and writes entries; every write is recorded in the audit log and announced. */
@Injectable()
export class ContactInfoRepository {
  constructor(
    private readonly database: Database,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
  ) {}

  page({ type, isActive, ...args }: ContactInfoListArgs): Promise<Page<ContactInfoEntity>> {
    return this.lists.page(ContactInfoEntity, { type, isActive }, args, LIST);
  }

  async get(where: Where<ContactInfoEntity>): Promise<ContactInfoEntity> {
    const row = await this.lists.one(ContactInfoEntity, where);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Locks an entry until the transaction ends. */
  async lock(transaction: Transaction, id: string): Promise<ContactInfoEntity> {
    const row = await this.entityWriter.lock(transaction, ContactInfoEntity, id);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  refuseStale(
    transaction: Transaction,
    row: ContactInfoEntity,
    version?: number | null,
  ): Promise<void> {
    return this.auditLog.refuseStale(transaction, CONTACT_INFO, row, version);
  }

  /** Locks the entries with these ids or keys, and returns those that exist. */
  lockMany(
    transaction: Transaction,
    ids: string[],
    keys: ContactKey[],
  ): Promise<{ id: string; type: ContactInfoType; keyName: string }[]> {
    const types = keys.map(({ type }) => type);
    return transaction.execute(LOCK_MANY, [ids, types, keys.map(({ keyName }) => keyName)]);
  }

  /**
   * Inserts an entry, in the first place unless told otherwise (A78). KEY_TAKEN, from the
   * unique index, if an entry of the type already has the key.
   */
  async insert(
    transaction: Transaction,
    viewer: Viewer,
    values: Partial<ContactInfoEntity>,
  ): Promise<ContactInfoEntity> {
    const after = await this.entityWriter.insert(transaction, ContactInfoEntity, {
      ...values,
      displayOrder: values.displayOrder ?? 0,
    });
    await this.record(transaction, viewer, 'created', { before: null, after });
    return after;
  }

  async change(
    transaction: Transaction,
    viewer: Viewer,
    before: ContactInfoEntity,
    change: { verb: ContactInfoVerb; values: Partial<ContactInfoEntity> },
  ): Promise<ContactInfoEntity> {
    const { id } = before;
    const after = await this.entityWriter.update(
      transaction,
      ContactInfoEntity,
      { id },
      change.values,
    );
    if (!after) throw new AppError('NOT_FOUND');
    await this.record(transaction, viewer, change.verb, { before, after });
    return after;
  }

  async remove(transaction: Transaction, viewer: Viewer, row: ContactInfoEntity): Promise<void> {
    await transaction.execute(REMOVE, [row.id]);
    await this.record(transaction, viewer, 'removed', { before: row, after: null });
  }

  private async record(
    transaction: Transaction,
    viewer: Viewer,
    verb: ContactInfoVerb,
    change: Change,
  ): Promise<void> {
    const { id, keyName } = change.after ?? change.before;
    await this.auditLog.record(transaction, {
      viewer,
      action: `${CONTACT_INFO}.${verb}`,
      entity: CONTACT_INFO,
      entityId: id,
      label: keyName,
      ...change,
    });
    this.events.announce(transaction, { entity: CONTACT_INFO, id });
  }
}
