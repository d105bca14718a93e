import type { EntityTarget } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { RequestVerb } from '../../contract/audit-verbs.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { Viewer } from '../request-context/viewer.js';
import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import { AppError } from '../errors/app-error.js';
import type { KeyedCall } from '../idempotency/idempotency.js';
import { IS_NULL, type ListDefinition, NOT_NULL, type Where } from '../list/list-engine.js';
import type { ListArgs } from '../list/list.args.js';
import type { Page } from '../database/page.js';
import {
  type RowChange,
  type TimelineEntry,
  type RequestChange,
  type StatusChange,
  AUDIT_VERBS,
} from './request-changes.js';
import { statusCounts } from './request-counts.js';
import type { RequestBase } from './request.entity.js';
import type { RequestFilters, Submission } from './request-api.js';
import type { AddRequestNoteInput } from './request.types.js';
import type { RequestDependencies } from './request-dependencies.js';
import type { Transaction } from '../database/transaction.js';

/** Which table a service works on, and how its list behaves. */
export interface RequestTable<E> {
  entity: EntityTarget<E>;
  list: ListDefinition<E>;
}

/**
 * The operations of a request entity. Each write is one transaction with the row, its timeline, the audit
 * log, the mail and the event for other processes.
 */
export abstract class RequestService<E extends RequestBase, Stats extends object> {
  constructor(
    protected readonly dependencies: RequestDependencies,
    readonly definition: RequestDefinition,
    protected readonly table: RequestTable<E>,
  ) {}

  /** Queues the mail that a public event causes, inside its transaction. */
  protected abstract enqueueClientMail(
    transaction: Transaction,
    change: RequestChange<E>,
  ): Promise<void>;

  async list(args: RequestFilters): Promise<Page<E>> {
    const where = { ...this.filters(args), deletedAt: args.deleted ? NOT_NULL : IS_NULL };
    return this.dependencies.lists.page(
      this.table.entity,
      where as Where<E>,
      args,
      this.table.list,
    );
  }

  /** Hook: the filters of administrators. A module adds its own filters here. */
  protected filters({ status }: RequestFilters): object {
    return { status };
  }

  /** All requests outside of the trash, and those of each status: `totalRequests`, `inProgressRequests`. */
  async stats(): Promise<Stats> {
    const { tableName } = this.dependencies.lists.metadataOf(this.table.entity);
    const [stats] = await this.dependencies.database.query<Stats>(
      `SELECT ${statusCounts(this.definition)} FROM "${tableName}" WHERE deleted_at IS NULL`,
    );
    return stats as Stats;
  }

  /** The caller's own requests and nobody else's, newest first. */
  async mine(viewer: Viewer, { page, limit, offset }: ListArgs): Promise<Page<E>> {
    const where = { userId: viewer.id, deletedAt: IS_NULL } as Where<E>;
    return this.dependencies.lists.page(
      this.table.entity,
      where,
      { page, limit, offset },
      this.table.list,
    );
  }

  /** A request outside of the trash; with `deleted` also one in it (A71). */
  async get(id: string, deleted?: boolean | null): Promise<E> {
    return this.find({ id, ...(!deleted && { deletedAt: IS_NULL }) } as Where<E>);
  }

  /** Somebody else's request is not found rather than forbidden (A67). */
  async getMine(viewer: Viewer, id: string): Promise<E> {
    return this.find({ id, userId: viewer.id, deletedAt: IS_NULL } as Where<E>);
  }

  async remove(viewer: Viewer, id: string): Promise<boolean> {
    await this.change(viewer, id, 'removed', () => ({ deletedAt: new Date() }) as Partial<E>);
    return true;
  }

  async restore(viewer: Viewer, id: string): Promise<E> {
    return this.change(viewer, id, 'restored', () => ({ deletedAt: null }) as Partial<E>);
  }

  /** Any status to any status (A33); the client reads the note and is told by mail. */
  async setStatus(viewer: Viewer, id: string, change: StatusChange<E>): Promise<E> {
    const { status, note = null, version } = change;
    return this.dependencies.database.transaction(async (transaction) => {
      const before = await this.lockCurrent(transaction, id, version);
      if (before.status === status && !note) return before;
      const after = await this.write(transaction, id, { status } as Partial<E>);
      const type = before.status === status ? 'note' : 'status_changed';
      await this.recordEvent(transaction, viewer, { before, after }, { type, note, public: true });
      return after;
    });
  }

  /** Adds a note, for the client (sent by mail) or for administrators only. */
  async addNote(
    viewer: Viewer,
    id: string,
    input: AddRequestNoteInput,
    key?: string | null,
  ): Promise<E> {
    const { database, idempotency } = this.dependencies;
    const repeat = { key, body: { id, ...input } };
    const call = await idempotency.keyedCall(viewer.id, `${this.definition.name}.note`, repeat);
    const add = () =>
      database.transaction(async (transaction) => {
        const before = await this.lockCurrent(transaction, id);
        const after = await this.write(transaction, id, {});
        const event = { type: 'note', note: input.text, public: input.public ?? false } as const;
        await this.recordEvent(transaction, viewer, { before, after }, event);
        await idempotency.claim(transaction, call, id);
        return after;
      });
    return idempotency.once(call, add, () => this.get(id, true));
  }

  protected async updateFields(
    viewer: Viewer,
    id: string,
    patch: Partial<E>,
    version?: number | null,
  ): Promise<E> {
    return this.dependencies.database.transaction(async (transaction) => {
      const before = await this.lockCurrent(transaction, id, version);
      const after = await this.write(transaction, id, patch);
      const event = { type: 'updated', note: null, public: false } as const;
      await this.recordEvent(transaction, viewer, { before, after }, event);
      return after;
    });
  }

  /** Stores a new request once for each key, with its first event and the receipt by mail. */
  protected async submitOnce(
    viewer: Viewer,
    values: Partial<E>,
    { clientInfo, ...repeat }: Submission & { body: object },
  ): Promise<E> {
    const { idempotency, submissionLimits } = this.dependencies;
    const { name } = this.definition;
    const call = await idempotency.keyedCall(viewer.id, name, repeat);
    const sender = { account: viewer.id, address: clientInfo.address };
    return idempotency.once(
      call,
      () => submissionLimits.run(name, sender, () => this.store(viewer, values, call)),
      (id) => this.get(id, true),
    );
  }

  protected async find(where: Where<E>): Promise<E> {
    const row = await this.dependencies.lists.one(this.table.entity, where);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Stores the row with everything that belongs to it. The statements are independent and sent together. */
  private async store(viewer: Viewer, values: Partial<E>, call?: KeyedCall): Promise<E> {
    const { initialStatus, referencePrefix } = this.definition;
    const { database, entityWriter, idempotency } = this.dependencies;
    const reference = await this.dependencies.nextReference(referencePrefix);
    const own = { reference, id: uuidv7(), userId: viewer.id, status: initialStatus };
    const row = { ...values, ...own } as E;
    return database.transaction(async (transaction) => {
      const event = { type: 'submitted', note: null, public: true } as const;
      const inserting = entityWriter.insert(transaction, this.table.entity, row);
      await allSettledOrThrow(
        inserting,
        idempotency.claim(transaction, call, row.id),
        this.recordEvent(transaction, viewer, { after: row }, event),
      );
      return inserting;
    });
  }

  private async change(
    viewer: Viewer,
    id: string,
    verb: RequestVerb,
    patch: () => Partial<E>,
  ): Promise<E> {
    return this.dependencies.database.transaction(async (transaction) => {
      const before = await this.dependencies.entityWriter.lock(transaction, this.table.entity, id);
      if (!before || (before.deletedAt === null) !== (verb === 'removed'))
        throw new AppError('NOT_FOUND');
      const after = await this.write(transaction, id, patch());
      await this.recordChange(transaction, viewer, verb, { before, after });
      return after;
    });
  }

  private async lockCurrent(
    transaction: Transaction,
    id: string,
    version?: number | null,
  ): Promise<E> {
    const row = await this.dependencies.entityWriter.lock(transaction, this.table.entity, id);
    if (!row || row.deletedAt !== null) throw new AppError('NOT_FOUND');
    await this.dependencies.recorder.refuseStale(transaction, this.definition.name, row, version);
    return row;
  }

  private async write(transaction: Transaction, id: string, patch: Partial<E>): Promise<E> {
    const where = { id } as Partial<E>;
    const { entityWriter } = this.dependencies;
    const row = await entityWriter.update(transaction, this.table.entity, where, patch);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Stores an event, its mail and the audit entry. The statements are independent and sent together. */
  private async recordEvent(
    transaction: Transaction,
    viewer: Viewer,
    change: RowChange<E>,
    event: TimelineEntry,
  ): Promise<void> {
    await allSettledOrThrow(
      this.addTimelineEvent(transaction, viewer, change.after, event),
      this.recordChange(transaction, viewer, AUDIT_VERBS[event.type], change),
    );
  }

  private async addTimelineEvent(
    transaction: Transaction,
    viewer: Viewer,
    row: E,
    { type, note, public: isPublic }: TimelineEntry,
  ): Promise<void> {
    const event = {
      id: uuidv7(),
      requestId: row.id,
      type,
      status: row.status,
      note,
      public: isPublic,
      actorName: viewer.fullName,
    };
    await allSettledOrThrow(
      this.dependencies.timeline.add(transaction, event),
      isPublic ? this.enqueueClientMail(transaction, { viewer, row, event }) : Promise.resolve(),
    );
  }

  private async recordChange(
    transaction: Transaction,
    viewer: Viewer,
    verb: RequestVerb,
    { before, after }: RowChange<E>,
  ): Promise<void> {
    const { name } = this.definition;
    await this.dependencies.recorder.record(transaction, {
      viewer,
      action: `${name}.${verb}`,
      entity: name,
      entityId: after.id,
      label: after.reference,
      before,
      after,
    });
    this.dependencies.events.announce(transaction, {
      entity: name,
      id: after.id,
      ownerId: after.userId,
    });
  }
}
