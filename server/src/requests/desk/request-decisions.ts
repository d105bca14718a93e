import type { RequestVerb } from '../../contract/audit-verbs.js';
import type { OwnEventType } from '../../contract/requests/request-events.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { StatusChange } from '../request-kind.js';
import type { RequestBase } from '../store/request.entity.js';
import { type GivenValues, storedValues } from '../store/request-field-kinds.js';
import { isInScope } from '../store/request-scope.js';
import type { RequestStore } from '../store/request-store.js';

/** The part of a change that answers the client. */
export const ANSWERED = { unansweredSince: null };

/** What the office decides about a request: its fields, its status, and whether it is in the trash. */
export class RequestDecisions<E extends RequestBase> {
  constructor(private readonly store: RequestStore<E>) {}

  /** Corrects fields, which the client is not told of. */
  async updateFields(viewer: Viewer, id: string, { version, ...given }: Correction<E>): Promise<E> {
    const { store } = this;
    const patch = storedValues(store.kind.definition, given as GivenValues<E>);
    return store.transactionOf(viewer, async (transaction) => {
      const before = await store.lockCurrent(transaction, viewer, id, version);
      // by another address, their own request would no longer be known as theirs
      const { email } = store.kind.table.person;
      if (patch[email] !== undefined && patch[email] !== before[email])
        await store.refuseOwn(transaction, viewer, before);
      const after = await store.write(transaction, id, patch);
      await store.addPapers(transaction, { before, after });
      const event = { type: 'updated', note: null, public: false } as const;
      await store.recordEvent(transaction, viewer, { before, after }, event);
      return after;
    });
  }

  /** Any status to any status (A33); the client reads the note and is told by mail. */
  async setStatus(viewer: Viewer, id: string, change: StatusChange<E>): Promise<E> {
    const { store } = this;
    return store.transactionOf(viewer, async (transaction) => {
      const before = await store.lockCurrent(transaction, viewer, id, change.version);
      return this.apply(transaction, viewer, before, change);
    });
  }

  remove(viewer: Viewer, id: string): Promise<E> {
    return this.moveToOrFromTrash(viewer, id, 'removed');
  }

  restore(viewer: Viewer, id: string): Promise<E> {
    return this.moveToOrFromTrash(viewer, id, 'restored');
  }

  /** Changes a row that is locked. */
  async apply(
    transaction: Transaction,
    viewer: Viewer,
    before: E,
    change: StatusChange<E>,
  ): Promise<E> {
    const { store } = this;
    const { status, note = null } = change;
    const patch: Partial<E> = store.kind.patchOfStatus?.(change) ?? {};
    const { definition } = store.kind;
    await store.refuseOwn(transaction, viewer, before);
    const type = statusEvent(before.status !== status, note);
    if (type === 'updated' && isUnchanged(before, patch)) return before;
    const isAnswered =
      type === 'note' ||
      (type === 'status_changed' && (note || !definition.unansweredStatuses.includes(status)));
    const answer = isAnswered ? ANSWERED : {};
    const values = { ...patch, ...answer, status } as Partial<E>;
    const after = await store.write(transaction, before.id, values);
    const event = { type, note, public: type !== 'updated' };
    await store.recordEvent(transaction, viewer, { before, after }, event);
    await store.kind.refuseDecision?.(transaction, { before, after });
    return after;
  }

  /** Moves a row that is locked. */
  async applyTrash(
    transaction: Transaction,
    viewer: Viewer,
    before: E,
    verb: TrashVerb,
  ): Promise<E> {
    const { store } = this;
    const deletedAt = verb === 'removed' ? new Date() : null;
    const after = await store.write(transaction, before.id, { deletedAt } as Partial<E>);
    await store.recordChange(transaction, viewer, verb, { before, after });
    await store.kind.refuseDecision?.(transaction, { before, after });
    return after;
  }

  private async moveToOrFromTrash(viewer: Viewer, id: string, verb: TrashVerb): Promise<E> {
    const { store } = this;
    return store.transactionOf(viewer, async (transaction) => {
      const before = await store.lock(transaction, id);
      const isThere = before && isInTrash(before) === (verb === 'restored');
      if (!isThere || !isInScope(viewer, store.kind.definition, before))
        throw new AppError('NOT_FOUND');
      if (before.erasedAt) throw new AppError('DATA_ERASED');
      return this.applyTrash(transaction, viewer, before, verb);
    });
  }
}

/** What the office writes, with the version that was read. */
type Correction<E> = GivenValues<Omit<E, 'version'>> & { version?: number | null };

/** Moved to the trash, or back from it. */
export type TrashVerb = Extract<RequestVerb, 'removed' | 'restored'>;

export const isInTrash = ({ deletedAt }: RequestBase) => deletedAt !== null;

function statusEvent(isMoved: boolean, note: string | null): OwnEventType {
  if (isMoved) return 'status_changed';
  return note ? 'note' : 'updated';
}

const isUnchanged = <E extends object>(row: E, patch: Partial<E>) =>
  Object.entries(patch).every(([name, value]) => row[name as keyof E] === value);
