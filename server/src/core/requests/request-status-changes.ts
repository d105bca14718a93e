import type { RequestVerb } from '../../contract/audit-verbs.js';
import type { RequestEventType } from '../../contract/requests/define-request.js';
import type { Transaction } from '../database/transaction.js';
import { AppError } from '../errors/app-error.js';
import type { Viewer } from '../request-context/viewer.js';
import type { StatusChange } from './request-change.types.js';
import type { RequestBase } from './request.entity.js';
import { isInScope } from './request-scope.js';
import { RequestThreads } from './request-threads.js';

/** The part of a change that answers the client. */
export const ANSWERED = { unansweredSince: null };

/** What the office decides about a request: its status, and whether it is in the trash. */
export abstract class RequestStatusChanges<E extends RequestBase> extends RequestThreads<E> {
  /** Any status to any status (A33); the client reads the note and is told by mail. */
  async setStatus(viewer: Viewer, id: string, change: StatusChange<E>): Promise<E> {
    return this.changeStatus(viewer, id, change);
  }

  async remove(viewer: Viewer, id: string): Promise<boolean> {
    await this.moveToOrFromTrash(viewer, id, 'removed');
    return true;
  }

  async restore(viewer: Viewer, id: string): Promise<E> {
    return this.moveToOrFromTrash(viewer, id, 'restored');
  }

  /** Sets the status together with other columns, which the client is not told of. */
  protected async changeStatus(
    viewer: Viewer,
    id: string,
    change: StatusChange<E>,
    patch: Partial<E> = {},
  ): Promise<E> {
    return this.transactionOf(viewer, async (transaction) => {
      const before = await this.lockCurrent(transaction, viewer, id, change.version);
      return this.applyStatus(transaction, viewer, before, { ...change, patch });
    });
  }

  /** Changes a row that is locked. */
  protected async applyStatus(
    transaction: Transaction,
    viewer: Viewer,
    before: E,
    { status, note = null, patch = {} }: StatusChange<E> & { patch?: Partial<E> },
  ): Promise<E> {
    await this.refuseOwn(transaction, viewer, before);
    const type = statusEvent(before.status !== status, note);
    if (type === 'updated' && isUnchanged(before, patch)) return before;
    const isAnswered =
      type === 'note' ||
      (type === 'status_changed' && (note || !this.definition.unansweredStatuses.includes(status)));
    const answer = isAnswered ? ANSWERED : {};
    const after = await this.write(transaction, before.id, { ...patch, ...answer, status });
    const event = { type, note, public: type !== 'updated' };
    await this.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }

  /** Moves a row that is locked. */
  protected async applyTrash(
    transaction: Transaction,
    viewer: Viewer,
    before: E,
    verb: TrashVerb,
  ): Promise<E> {
    const deletedAt = verb === 'removed' ? new Date() : null;
    const after = await this.write(transaction, before.id, { deletedAt } as Partial<E>);
    await this.recordChange(transaction, viewer, verb, { before, after });
    return after;
  }

  private async moveToOrFromTrash(viewer: Viewer, id: string, verb: TrashVerb): Promise<E> {
    const { entityWriter } = this.dependencies;
    return this.transactionOf(viewer, async (transaction) => {
      const before = await entityWriter.lock(transaction, this.table.entity, id);
      const isThere = before && isInTrash(before) === (verb === 'restored');
      if (!isThere || !isInScope(viewer, this.definition, before)) throw new AppError('NOT_FOUND');
      if (before.erasedAt) throw new AppError('DATA_ERASED');
      return this.applyTrash(transaction, viewer, before, verb);
    });
  }
}

/** Moved to the trash, or back from it. */
export type TrashVerb = Extract<RequestVerb, 'removed' | 'restored'>;

export const isInTrash = ({ deletedAt }: RequestBase) => deletedAt !== null;

function statusEvent(isMoved: boolean, note: string | null): RequestEventType {
  if (isMoved) return 'status_changed';
  return note ? 'note' : 'updated';
}

const isUnchanged = <E extends object>(row: E, patch: Partial<E>) =>
  Object.entries(patch).every(([name, value]) => row[name as keyof E] === value);
