import { v7 as uuidv7 } from 'uuid';
import { lateSince } from '../../contract/answer-due.js';
import type { Viewer } from '../request-context/viewer.js';
import { allSettledOrThrow } from '../database/all-settled-or-throw.js';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import { AppError, invalidFields } from '../errors/app-error.js';
import type { KeyedCall } from '../idempotency/idempotency.js';
import { IS_NULL, NOT_NULL, type Where } from '../list/list-engine.js';
import type { ListArgs } from '../list/list.args.js';
import type { Page } from '../database/page.js';
import type { NewRequest } from './request-change.types.js';
import type { ExportSheet } from '../export/export-sheet.js';
import { consentTo } from '../validation/consent.js';
import { requestSheet } from './request-export-columns.js';
import type { ExportOrder } from './request-exports.js';
import type { RequestExportLink } from './request-export.types.js';
import { statusCounts } from './request-counts.js';
import { sharedFilters } from './request-filters.js';
import { scopeSql } from './request-scope.js';
import { SqlValues } from '../database/sql-values.js';
import { queueCondition, queueOrder } from './request-queues.js';
import type { RequestBase } from './request.entity.js';
import type { ExportFilters, RequestFilters, Submission } from './request-service.interface.js';
import type { AddRequestNoteInput } from './request.types.js';
import type { Transaction } from '../database/transaction.js';
import { ANSWERED } from './request-status-changes.js';
import { RequestSearch } from './request-search.js';

/** What a call submitted, and whom the limits count in place of the account. */
type SubmittedBody = Submission & { body: object; sender?: string };

/**
 * The operations of a request entity. Each write is one transaction with the row, its timeline, the audit
 * log, the mail and the event for other processes.
 */
export abstract class RequestService<
  E extends RequestBase,
  Stats extends object,
> extends RequestSearch<E> {
  constructor(...parameters: ConstructorParameters<typeof RequestSearch<E>>) {
    super(...parameters);
    this.dependencies.exports.add(this);
    this.dependencies.escalations.add(this);
    this.dependencies.handover.add(this);
  }

  async list(viewer: Viewer, args: RequestFilters): Promise<Page<E>> {
    const where = await this.conditions(viewer, args);
    return this.dependencies.lists.page(this.table.entity, where, args, {
      ...this.table.list,
      namedSorts: { queue: queueOrder(this.definition) },
    });
  }

  /** An address at which everything that the filters match can be downloaded, not only a page. */
  async createExport(
    viewer: Viewer,
    { format, separator, ...args }: ExportFilters,
  ): Promise<RequestExportLink> {
    const { total } = await this.list(viewer, { ...args, page: 1, limit: 1 });
    const order = { args, format, separator, total };
    return this.dependencies.exports.link(viewer, this.definition, order);
  }

  async sheetOf(viewer: Viewer, { filters, locale }: ExportOrder): Promise<ExportSheet> {
    const { entity, exported } = this.table;
    const where = await this.conditions(viewer, filters);
    const batches = this.dependencies.lists.batches(entity, where, filters.search);
    return requestSheet(exported, batches, locale);
  }

  /** What a list, or an export of it, reads. */
  protected async conditions(viewer: Viewer, args: RequestFilters): Promise<Where<E>[]> {
    if (args.deleted && !this.seesTrash(viewer)) throw new AppError('FORBIDDEN');
    const deletedAt = args.deleted ? NOT_NULL : IS_NULL;
    const queue = await this.queueOf(viewer, args);
    return [{ ...this.filters(args), deletedAt }, queue, this.scopeOf(viewer)];
  }

  private async queueOf({ id: viewerId }: Viewer, { queue }: RequestFilters): Promise<object> {
    if (!queue) return {};
    const holidays = await this.dependencies.calendar.holidays();
    const context = { viewerId, lateSince: lateSince(new Date(), holidays) };
    const condition = queueCondition(this.definition, queue, context);
    if (!condition) throw invalidFields({ field: 'queue', rule: 'oneOf' });
    return condition;
  }

  /** Hook: the filters of administrators. A module adds its own filters here. */
  protected filters(args: RequestFilters): object {
    return sharedFilters(args);
  }

  /** All requests outside of the trash, and those of each status: `totalRequests`, `inProgressRequests`. */
  async stats(viewer: Viewer): Promise<Stats> {
    const { tableName } = this.dependencies.lists.metadataOf(this.table.entity);
    const { add, values } = new SqlValues();
    const scope = scopeSql(viewer, this.definition, { table: 't', add });
    return this.dependencies.counts.read<Stats>(
      `SELECT ${statusCounts(this.definition)} FROM "${tableName}" t
       WHERE t.deleted_at IS NULL ${scope ? `AND ${scope}` : ''}`,
      values,
    );
  }

  /** The caller's own requests and nobody else's, newest first. */
  async mine(viewer: Viewer, { page, limit, offset }: ListArgs): Promise<Page<E>> {
    const where = { userId: viewer.id, deletedAt: IS_NULL } as Where<E>;
    const { lists } = this.dependencies;
    const bounds = { page, limit, offset };
    const own = await lists.page(this.table.entity, where, bounds, this.table.list);
    return { ...own, items: own.items.map((row) => this.forClient(row)) };
  }

  /** A request outside of the trash; for who may restore it, with `deleted` also one in it (A71, A85). */
  async get(viewer: Viewer, id: string, deleted?: boolean | null): Promise<E> {
    const outOfTrash = !(deleted && this.seesTrash(viewer)) && { deletedAt: IS_NULL };
    return this.find({ id, ...outOfTrash, ...this.scopeOf(viewer) });
  }

  private seesTrash({ role }: Viewer): boolean {
    return roleCan(role, requestPermission(this.definition.name, 'remove'));
  }

  /** A request, for several readers: who calls this asks `isInScope` for each of them. */
  getForAll(id: string): Promise<E> {
    return this.find({ id } as Where<E>);
  }

  /** Somebody else's request is not found rather than forbidden (A67). */
  async getMine(viewer: Viewer, id: string): Promise<E> {
    const own = { id, userId: viewer.id, deletedAt: IS_NULL } as Where<E>;
    return this.forClient(await this.find(own));
  }

  /** Adds a note, for the client (sent by mail) or for administrators only. */
  async addNote(
    viewer: Viewer,
    id: string,
    input: AddRequestNoteInput,
    key?: string | null,
  ): Promise<E> {
    const { idempotency } = this.dependencies;
    const repeat = { key, body: { id, ...input } };
    const call = await idempotency.keyedCall(viewer.id, `${this.definition.name}.note`, repeat);
    const add = () =>
      this.transactionOf(viewer, async (transaction) => {
        const before = await this.lockCurrent(transaction, viewer, id);
        // a note for the client is an answer
        if (input.public) await this.refuseOwn(transaction, viewer, before);
        const after = await this.write(
          transaction,
          id,
          (input.public ? ANSWERED : {}) as Partial<E>,
        );
        const event = { type: 'note', note: input.text, public: input.public ?? false } as const;
        await this.recordEvent(transaction, viewer, { before, after }, event);
        await idempotency.claim(transaction, call, id);
        return after;
      });
    return idempotency.once(call, add, () => this.get(viewer, id));
  }

  protected async updateFields(
    viewer: Viewer,
    id: string,
    patch: Partial<E>,
    version?: number | null,
  ): Promise<E> {
    return this.transactionOf(viewer, async (transaction) => {
      const before = await this.lockCurrent(transaction, viewer, id, version);
      const after = await this.write(transaction, id, patch);
      const event = { type: 'updated', note: null, public: false } as const;
      await this.recordEvent(transaction, viewer, { before, after }, event);
      return after;
    });
  }

  /**
   * Stores a new request once for each key, with its first event and the receipt by mail. `sender` is
   * whom the limits count: the account, or what stands for it when nobody is signed in.
   */
  protected async submitOnce(
    viewer: Viewer | undefined,
    values: Partial<E>,
    { clientInfo, consentVersion, sender: account = viewer?.id, ...repeat }: SubmittedBody,
  ): Promise<E> {
    const { idempotency, submissionLimits } = this.dependencies;
    const { name } = this.definition;
    const owner = viewer?.id ?? idempotency.ownerWithoutAccount(account);
    const call = await idempotency.keyedCall(owner, name, repeat);
    const sender = { account, address: clientInfo.address, isSignedIn: viewer !== undefined };
    const given = { ...values, ...consentTo(consentVersion, clientInfo.locale) };
    const row = await idempotency.once(
      call,
      () => submissionLimits.run(name, sender, () => this.store(viewer, given, call)),
      // it may have left the account since, or joined another one (A79)
      (id) =>
        this.transactionOf(viewer, () =>
          this.find({ id, userId: viewer?.id ?? IS_NULL, deletedAt: IS_NULL } as Where<E>),
        ),
    );
    return this.forClient(row);
  }

  private async store(
    viewer: Viewer | undefined,
    values: Partial<E>,
    call?: KeyedCall,
  ): Promise<E> {
    const { initialStatus, referencePrefix } = this.definition;
    const reference = await this.dependencies.nextReference(referencePrefix);
    const own = { reference, id: uuidv7(), userId: viewer?.id ?? null, status: initialStatus };
    return this.storeNew({ viewer, row: { ...values, ...own } as E, call });
  }

  /** Hook: checks a new request and stores it in a transaction. */
  protected storeNew(request: NewRequest<E>): Promise<E> {
    return this.transactionOf(request.viewer, (transaction) =>
      this.insertRequest(transaction, request),
    );
  }

  /** Stores the row with everything that belongs to it. The statements are independent and sent together. */
  protected async insertRequest(
    transaction: Transaction,
    { viewer, row, call }: NewRequest<E>,
  ): Promise<E> {
    const event = { type: 'submitted', note: null, public: true } as const;
    const inserting = this.dependencies.entityWriter.insert(transaction, this.table.entity, row);
    await allSettledOrThrow(
      inserting,
      this.dependencies.idempotency.claim(transaction, call, row.id),
      this.recordEvent(transaction, viewer, { after: row }, event),
    );
    return inserting;
  }

  /** Puts what was sent again in the place of what was sent before; the request starts anew. */
  protected async replaceRequest(
    transaction: Transaction,
    before: E,
    { viewer, row, call }: NewRequest<E>,
  ): Promise<E> {
    const { id: _, reference: __, userId, ...sent } = row;
    const patch = {
      ...sent,
      ...(userId && { userId }),
      unansweredSince: new Date(),
      clientWroteAt: new Date(),
    } as unknown as Partial<E>;
    const after = await this.write(transaction, before.id, patch);
    const event = { type: 'resubmitted', note: null, public: true } as const;
    await allSettledOrThrow(
      this.dependencies.idempotency.claim(transaction, call, before.id),
      this.recordEvent(transaction, viewer, { before, after }, event),
    );
    return after;
  }
}
