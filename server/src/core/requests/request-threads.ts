import type { Viewer } from '../request-context/viewer.js';
import type { Transaction } from '../database/transaction.js';
import { AppError, invalidFields } from '../errors/app-error.js';
import { IS_NULL, type Where } from '../list/list-engine.js';
import type { RequestBase } from './request.entity.js';
import type {
  AddRequestMessageInput,
  AssignRequestInput,
  ReplyToRequestInput,
} from './request.types.js';
import { RequestSenders } from './request-senders.js';

/** What clients and the office do with a request beside its status: messages, replies, withdrawal, assignee. */
export abstract class RequestThreads<E extends RequestBase> extends RequestSenders<E> {
  /** A message of the person who sent the request, within the submission limits. */
  async addMessage(
    viewer: Viewer,
    id: string,
    { text }: AddRequestMessageInput,
    key?: string | null,
  ): Promise<E> {
    const { idempotency, submissionLimits } = this.dependencies;
    const kind = `${this.definition.name}.message`;
    const call = await idempotency.keyedCall(viewer.id, kind, { key, body: { id, text } });
    const add = () =>
      this.transactionOf(viewer, async (transaction) => {
        const after = await this.storeMessage(transaction, viewer, id, text);
        await idempotency.claim(transaction, call, id);
        return after;
      });
    const after = await idempotency.once(
      call,
      () => submissionLimits.run(kind, { account: viewer.id }, add),
      () =>
        this.transactionOf(viewer, () =>
          this.find({ id, userId: viewer.id, deletedAt: IS_NULL } as Where<E>),
        ),
    );
    return this.forClient(after);
  }

  /** Hook: what else a client's message changes in the request. */
  protected patchOfMessage(_request: E): Partial<E> {
    return {};
  }

  /** A reply of the office, which the person gets by mail and reads in the thread (B07). */
  async reply(
    viewer: Viewer,
    id: string,
    input: ReplyToRequestInput,
    key?: string | null,
  ): Promise<E> {
    const { idempotency } = this.dependencies;
    const repeat = { key, body: { id, ...input } };
    const call = await idempotency.keyedCall(viewer.id, `${this.definition.name}.reply`, repeat);
    const send = () =>
      this.transactionOf(viewer, async (transaction) => {
        const after = await this.storeReply(transaction, viewer, id, input);
        await idempotency.claim(transaction, call, id);
        return after;
      });
    const repeated = { id, ...this.scopeOf(viewer), deletedAt: IS_NULL } as Where<E>;
    return idempotency.once(call, send, () => this.find(repeated));
  }

  /** Hook: what else a reply changes in the request. It may refuse the reply. */
  protected patchOfReply(_request: E, _text: string): Partial<E> {
    return {};
  }

  /** Moves the request to the trash while nobody has dealt with it; the office can still read it there. */
  async withdraw(viewer: Viewer, id: string): Promise<boolean> {
    return this.transactionOf(viewer, async (transaction) => {
      const before = await this.lockOwn(transaction, viewer, id);
      await this.refuseWithdrawal(before);
      const after = await this.write(transaction, id, { deletedAt: new Date() } as Partial<E>);
      const event = { type: 'withdrawn', note: null, public: true } as const;
      await this.recordEvent(transaction, viewer, { before, after }, event);
      return true;
    });
  }

  /** Hook: rejects if the client can no longer withdraw the request. */
  protected refuseWithdrawal({ status }: E): Promise<void> {
    if (status === this.definition.initialStatus) return Promise.resolve();
    return Promise.reject(new AppError('WITHDRAWAL_REFUSED'));
  }

  /** Gives the request to somebody in the office, or to nobody. The client is not told. */
  async assign(viewer: Viewer, id: string, input: AssignRequestInput): Promise<E> {
    const { assigneeId = null, version } = input;
    return this.transactionOf(viewer, async (transaction) => {
      const before = await this.lockCurrent(transaction, viewer, id, version);
      if (before.assigneeId === assigneeId) return before;
      const assignee = await this.findAssignee(transaction, assigneeId);
      return this.applyAssignee(transaction, viewer, before, assignee);
    });
  }

  private async storeReply(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    { replyMessage, version }: ReplyToRequestInput,
  ): Promise<E> {
    const before = await this.lockCurrent(transaction, viewer, id, version);
    await this.refuseOwn(transaction, viewer, before);
    const patch = { ...this.patchOfReply(before, replyMessage), unansweredSince: null };
    const after = await this.write(transaction, id, patch);
    const event = { type: 'reply', note: replyMessage, public: true } as const;
    await this.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }

  /** The person in the office with this id, as the columns of a request; refused if there is none. */
  protected async findAssignee(
    transaction: Transaction,
    assigneeId: string | null,
    field = 'assigneeId',
  ): Promise<Assignee> {
    if (assigneeId === null) return { assigneeId, assigneeName: null };
    const assigneeName = await this.dependencies.staff.nameOfStaff(transaction, assigneeId);
    if (!assigneeName) throw invalidFields({ field, rule: 'oneOf' });
    return { assigneeId, assigneeName };
  }

  /** Gives a row that is locked to somebody else. */
  protected async applyAssignee(
    transaction: Transaction,
    viewer: Viewer,
    before: E,
    assignee: Assignee,
  ): Promise<E> {
    if (before.assigneeId === assignee.assigneeId) return before;
    const after = await this.write(transaction, before.id, assignee as Partial<E>);
    const event = { type: 'assigned', note: assignee.assigneeName, public: false } as const;
    await this.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }

  /** The request then waits for an answer, since when it did before if it was not answered yet. */
  private async storeMessage(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    text: string,
  ): Promise<E> {
    const before = await this.lockOwn(transaction, viewer, id);
    const unansweredSince = before.unansweredSince ?? new Date();
    const written = { unansweredSince, clientWroteAt: new Date() };
    const patch = { ...this.patchOfMessage(before), ...written } as Partial<E>;
    const after = await this.write(transaction, id, patch);
    const event = { type: 'message', note: text, public: true } as const;
    await this.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }

  /** Locks a request of the viewer; one of somebody else is not found (A67). */
  protected async lockOwn(transaction: Transaction, viewer: Viewer, id: string): Promise<E> {
    const row = await this.lockRow(transaction, id);
    if (row.userId !== viewer.id) throw new AppError('NOT_FOUND');
    if (row.erasedAt) throw new AppError('DATA_ERASED');
    return row;
  }
}

type Assignee = Pick<RequestBase, 'assigneeId' | 'assigneeName'>;
