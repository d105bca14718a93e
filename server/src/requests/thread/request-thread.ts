import type { Viewer } from '../../platform/request-context/viewer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { IS_NULL, type Where } from '../../platform/list/list-engine.js';
import type { RequestDependencies } from '../request-dependencies.js';
import { forClient } from '../request-kind.js';
import { ANSWERED } from '../desk/request-decisions.js';
import type { RequestStore } from '../store/request-store.js';
import type { RequestBase } from '../store/request.entity.js';
import type {
  AddRequestMessageInput,
  AddRequestNoteInput,
  ReplyToRequestInput,
} from '../store/request.types.js';
import { messageKind } from '../submission/submission-limits.js';

/** What clients and the office write about a request: messages, replies, notes and a withdrawal. */
export class RequestThread<E extends RequestBase> {
  constructor(
    private readonly dependencies: RequestDependencies,
    private readonly store: RequestStore<E>,
  ) {}

  /** A message of the person who sent the request, within the submission limits. */
  async addMessage(
    viewer: Viewer,
    id: string,
    { text }: AddRequestMessageInput,
    key?: string | null,
  ): Promise<E> {
    const { idempotency, submissionLimits } = this.dependencies;
    const { store } = this;
    const kind = messageKind(store.kind.definition.name);
    const call = await idempotency.keyedCall(viewer.id, kind, { key, body: { id, text } });
    const add = () =>
      store.transactionOf(viewer, async (transaction) => {
        const after = await this.storeMessage(transaction, viewer, id, text);
        await idempotency.claim(transaction, call, id);
        return after;
      });
    const after = await idempotency.once(
      call,
      () => submissionLimits.run(kind, { account: viewer.id }, add),
      () =>
        store.transactionOf(viewer, () =>
          store.find({ id, userId: viewer.id, deletedAt: IS_NULL } as Where<E>),
        ),
    );
    return forClient(store.kind, after);
  }

  /** A reply of the office, which the person gets by mail and reads in the thread (B07). */
  reply(viewer: Viewer, id: string, input: ReplyToRequestInput, key?: string | null): Promise<E> {
    const repeat = { key, body: { id, ...input } };
    return this.writeOnce(viewer, 'reply', repeat, (transaction) =>
      this.storeReply(transaction, viewer, id, input),
    );
  }

  /** Adds a note, for the client (sent by mail) or for the office only. */
  addNote(viewer: Viewer, id: string, input: AddRequestNoteInput, key?: string | null): Promise<E> {
    const repeat = { key, body: { id, ...input } };
    return this.writeOnce(viewer, 'note', repeat, (transaction) =>
      this.storeNote(transaction, viewer, id, input),
    );
  }

  /** Moves the request to the trash while nobody has dealt with it; the office can still read it there. */
  async withdraw(viewer: Viewer, id: string): Promise<E> {
    const { store } = this;
    const withdrawn = await store.transactionOf(viewer, async (transaction) => {
      const before = await store.lockOwn(transaction, viewer, id);
      if (before.status !== store.kind.definition.initialStatus)
        throw new AppError('WITHDRAWAL_REFUSED');
      await store.kind.refuseWithdrawal?.(before);
      const after = await store.write(transaction, id, { deletedAt: new Date() } as Partial<E>);
      const event = { type: 'withdrawn', note: null, public: true } as const;
      await store.recordEvent(transaction, viewer, { before, after }, event);
      return after;
    });
    return forClient(store.kind, withdrawn);
  }

  /** Writes what the office says, once for each key. A repeat answers the request as it is by then. */
  private async writeOnce(
    viewer: Viewer,
    what: 'reply' | 'note',
    repeat: { key?: string | null; body: { id: string } },
    write: (transaction: Transaction) => Promise<E>,
  ): Promise<E> {
    const { idempotency } = this.dependencies;
    const { store } = this;
    const { id } = repeat.body;
    const name = `${store.kind.definition.name}.${what}`;
    const call = await idempotency.keyedCall(viewer.id, name, repeat);
    const writeAndClaim = () =>
      store.transactionOf(viewer, async (transaction) => {
        const after = await write(transaction);
        await idempotency.claim(transaction, call, id);
        return after;
      });
    const repeated = { id, ...store.scopeOf(viewer), deletedAt: IS_NULL } as Where<E>;
    return idempotency.once(call, writeAndClaim, () => store.find(repeated));
  }

  private async storeReply(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    { replyMessage, version, again }: ReplyToRequestInput,
  ): Promise<E> {
    const { store } = this;
    const before = await store.lockCurrent(transaction, viewer, id, version);
    await store.refuseOwn(transaction, viewer, before);
    const own = store.kind.patchOfReply?.(before, replyMessage, again === true);
    const after = await store.write(transaction, id, { ...own, ...ANSWERED } as Partial<E>);
    const event = { type: 'reply', note: replyMessage, public: true } as const;
    await store.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }

  private async storeNote(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    input: AddRequestNoteInput,
  ): Promise<E> {
    const { store } = this;
    const isPublic = input.public ?? false;
    const before = await store.lockCurrent(transaction, viewer, id);
    // a note for the client is an answer
    if (isPublic) await store.refuseOwn(transaction, viewer, before);
    const patch = (isPublic ? ANSWERED : {}) as Partial<E>;
    const after = await store.write(transaction, id, patch);
    const event = { type: 'note', note: input.text, public: isPublic } as const;
    await store.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }

  /** The request then waits for an answer, since when it did before if it was not answered yet. */
  private async storeMessage(
    transaction: Transaction,
    viewer: Viewer,
    id: string,
    text: string,
  ): Promise<E> {
    const { store } = this;
    const before = await store.lockOwn(transaction, viewer, id);
    const unansweredSince = before.unansweredSince ?? new Date();
    const written = { unansweredSince, clientWroteAt: new Date() };
    const patch = { ...store.kind.patchOfMessage?.(before), ...written } as Partial<E>;
    const after = await store.write(transaction, id, patch);
    const event = { type: 'message', note: text, public: true } as const;
    await store.recordEvent(transaction, viewer, { before, after }, event);
    return after;
  }
}
