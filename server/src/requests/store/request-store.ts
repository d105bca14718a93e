import { v7 as uuidv7 } from 'uuid';
import type { RequestVerb } from '../../contract/audit-verbs.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { holdSession } from '../../platform/access/session-hold.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Where } from '../../platform/list/list-engine.js';
import {
  AUDIT_VERBS,
  type RequestKind,
  type RowChange,
  type TimelineEntry,
} from '../request-kind.js';
import type { RequestDependencies } from '../request-dependencies.js';
import type { RequestNotices } from '../thread/request-notices.js';
import { isInScope, buildScope } from './request-scope.js';
import type { RequestBase } from './request.entity.js';

/** Finds, locks and writes the requests of a kind. A change writes the row, its timeline, the audit log, the mail and the event. */
export class RequestStore<E extends RequestBase> {
  constructor(
    private readonly dependencies: RequestDependencies,
    readonly kind: RequestKind<E>,
    private readonly notices: RequestNotices<E>,
  ) {}

  /**
   * A transaction of somebody whose session does not end before it does: what is stored later would be in the account of
   * whoever ended it (A79), or come from somebody who was removed. UNAUTHENTICATED if it has ended.
   */
  transactionOf<T>(
    viewer: Viewer | undefined,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    return this.dependencies.database.transaction(async (transaction) => {
      if (viewer) await holdSession(transaction, viewer);
      return work(transaction);
    });
  }

  async find(where: Where<E>): Promise<E> {
    const row = await this.dependencies.lists.one(this.kind.table.entity, where);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Which rows the viewer may see, as a condition. */
  scopeOf(viewer: Viewer): Where<E> {
    return buildScope(viewer, this.kind.definition) as Where<E>;
  }

  /** Locks a row outside of the trash that the viewer, somebody in the office, may see. */
  async lockCurrent(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    version?: number | null,
  ): Promise<E> {
    const { definition } = this.kind;
    const row = await this.lockOutOfTrash(transaction, id);
    if (!isInScope(viewer, definition, row)) throw new AppError('NOT_FOUND');
    if (row.erasedAt) throw new AppError('DATA_ERASED');
    await this.dependencies.auditLog.refuseStale(transaction, definition.name, row, version);
    return row;
  }

  /** Locks a request of the viewer outside of the trash; one of somebody else is not found (A67). */
  async lockOwn(transaction: Transaction, viewer: Viewer, id: string): Promise<E> {
    const row = await this.lockOutOfTrash(transaction, id);
    if (row.userId !== viewer.id) throw new AppError('NOT_FOUND');
    if (row.erasedAt) throw new AppError('DATA_ERASED');
    return row;
  }

  /** Locks a row, whoever may see it. */
  lock(transaction: Transaction, id: string): Promise<E | undefined> {
    return this.dependencies.entityWriter.lock(transaction, this.kind.table.entity, id);
  }

  lockAll(transaction: Transaction, ids: readonly string[]): Promise<E[]> {
    return this.dependencies.entityWriter.lockAll(transaction, this.kind.table.entity, ids);
  }

  /**
   * Nobody of the office decides about what they sent themselves, with their account or without one; an
   * administrator may while there is no other.
   */
  async refuseOwn(transaction: Transaction, viewer: Viewer, row: E): Promise<void> {
    const email = row[this.kind.table.person.email];
    const isSender = row.userId ? row.userId === viewer.id : email === viewer.email;
    if (!isSender) return;
    const isAlone =
      viewer.role === 'admin' &&
      !(await this.dependencies.staff.hasOtherAdmin(transaction, viewer.id));
    if (!isAlone) throw new AppError('OWN_REQUEST');
  }

  insert(transaction: Transaction, row: E): Promise<E> {
    return this.dependencies.entityWriter.insert(transaction, this.kind.table.entity, row);
  }

  async write(transaction: Transaction, id: string, patch: Partial<E>): Promise<E> {
    const where = { id } as Partial<E>;
    const { entityWriter } = this.dependencies;
    const row = await entityWriter.update(transaction, this.kind.table.entity, where, patch);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Adds the papers that a correction of the request makes necessary. */
  async addPapers(transaction: Transaction, change: RowChange<E>): Promise<void> {
    const { definition } = this.kind;
    const papers = (await this.kind.papersFor?.(change)) ?? [];
    const request = { kind: definition.name, id: change.after.id };
    await this.dependencies.paperRows.add(transaction, request, papers);
  }

  /** Stores an event, its mail and the audit entry. The statements are independent and sent together. */
  async recordEvent(
    transaction: Transaction,
    viewer: Viewer | undefined,
    change: RowChange<E>,
    event: TimelineEntry,
  ): Promise<void> {
    await allSettledOrThrow(
      this.addTimelineEvent(transaction, viewer, change.after, event),
      this.recordChange(transaction, viewer, AUDIT_VERBS[event.type], change),
    );
  }

  /** Stores an event with its mail and notifications, and answers its id. The caller records the change. */
  async addTimelineEvent(
    transaction: Transaction,
    viewer: Viewer | undefined,
    row: E,
    { type, note, public: isPublic }: TimelineEntry,
  ): Promise<string> {
    const event = {
      id: uuidv7(),
      requestId: row.id,
      type,
      status: row.status,
      note,
      public: isPublic,
      actorName: viewer?.fullName ?? null,
    };
    await allSettledOrThrow(
      this.dependencies.timeline.add(transaction, event),
      this.notices.notify(transaction, { viewer, row, event }),
      this.notices.mail(transaction, { viewer, row, event }),
    );
    return event.id;
  }

  async recordChange(
    transaction: Transaction,
    viewer: Viewer | undefined,
    verb: RequestVerb,
    { before, after }: RowChange<E>,
  ): Promise<void> {
    const { name } = this.kind.definition;
    if (before && before.status !== after.status)
      this.logStatusChange(transaction, viewer, { before, after });
    await this.dependencies.auditLog.record(transaction, {
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
      hiddenFrom:
        before?.assigneeId && before.assigneeId !== after.assigneeId ? [before.assigneeId] : [],
    });
  }

  private async lockOutOfTrash(transaction: Transaction, id: string): Promise<E> {
    const row = await this.lock(transaction, id);
    if (!row || row.deletedAt !== null) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Tells the security log of it, once it is stored. */
  private logStatusChange(
    transaction: Transaction,
    viewer: Viewer | undefined,
    { before, after }: Required<RowChange<E>>,
  ): void {
    const [entity, id] = [this.kind.definition.name, after.id];
    const change = { userId: viewer?.id, entity, id, from: before.status, to: after.status };
    transaction.onCommit(`status:${entity}:${id}`, () =>
      this.dependencies.securityLog.record('request.status_changed', change),
    );
  }
}
