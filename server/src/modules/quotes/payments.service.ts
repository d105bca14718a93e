import { Injectable } from '@nestjs/common';
import { requestPermission, roleCan } from '../../contract/permissions.js';
import { formatCentimes } from '../../contract/quotes.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestKinds } from '../../requests/request-kinds.js';
import type { RequestBase } from '../../requests/store/request.entity.js';
import { DocumentNumbers } from './document-numbers.js';
import { PaymentEntity } from './payment.entity.js';
import { QuoteAccess, type LockedQuote } from './quote-access.js';
import { QuoteEvents } from './quote-events.js';
import { QuoteEntity } from './quote.entity.js';
import type {
  ClosedQuotePayment,
  RecordClosedQuotePaymentInput,
  RecordPaymentInput,
} from './payment.types.js';

const CANCELLED = 'SELECT id FROM payments WHERE cancels_id = $1';

/** Payments of accepted quotes. Nothing of them is changed or deleted: a wrong one is cancelled by another entry. */
@Injectable()
export class PaymentsService {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly entityWriter: EntityWriter,
    private readonly access: QuoteAccess,
    private readonly numbers: DocumentNumbers,
    private readonly events: QuoteEvents,
    private readonly idempotency: Idempotency,
  ) {}

  /** Records money that came, at most what is open, and gives it the number of a receipt. */
  async record(
    viewer: Viewer,
    { quoteId, ...payment }: RecordPaymentInput,
    key?: string | null,
  ): Promise<QuoteEntity> {
    const body = { quoteId, ...payment };
    const call = await this.idempotency.keyedCall(viewer.id, 'payment', { key, body });
    const store = () =>
      this.change(viewer, quoteId, async (transaction, { quote: before, request }) => {
        await this.idempotency.claim(transaction, call, quoteId);
        const { after, receiptNumber } = await this.add(transaction, viewer, before, payment);
        await this.events.tell(transaction, {
          ...{ type: 'payment_recorded', quote: after, request, viewer },
          ...{ note: receiptNumber, variables: { receipt: receiptNumber } },
          amounts: { amount: payment.amount },
        });
        return after;
      });
    return this.idempotency.once(call, store, (id) => this.access.find(viewer, id));
  }

  /**
   * Records money that came for a quote that is closed because its client was erased. Nobody is told, and the answer
   * says nothing of the person.
   */
  async recordClosed(
    viewer: Viewer,
    { number, ...payment }: RecordClosedQuotePaymentInput,
    key?: string | null,
  ): Promise<ClosedQuotePayment> {
    const { id } = await this.access.findClosed({ number });
    const body = { number, ...payment };
    const call = await this.idempotency.keyedCall(viewer.id, 'closedQuotePayment', { key, body });
    const store = () =>
      this.access.transactionOf(viewer, async (transaction) => {
        const before = await this.access.lock(transaction, id);
        if (before.erasedAt) throw new AppError('NOT_FOUND');
        const { after, receiptNumber } = await this.add(transaction, viewer, before, payment);
        await this.idempotency.claim(transaction, call, receiptNumber);
        return { number, receiptNumber, openAmount: after.openAmount };
      });
    const known = async (receiptNumber: string) => {
      const { openAmount } = await this.access.findClosed({ number });
      return { number, receiptNumber, openAmount };
    };
    return this.idempotency.once(call, store, known);
  }

  /** Cancels a payment by an entry of its own, once. */
  async cancel(viewer: Viewer, id: string, reason: string): Promise<QuoteEntity> {
    const payment = await this.lists.one(PaymentEntity, { id });
    if (!payment || payment.cancelsId) throw new AppError('NOT_FOUND');
    const { quoteId, amount, method, paidOn, receiptNumber } = payment;
    return this.change(viewer, quoteId, async (transaction, { quote: before, request }) => {
      const cancelled = await transaction.execute(CANCELLED, [id]);
      if (cancelled.length > 0) throw new AppError('PAYMENT_CANCELLED');
      const after = await this.addPaid(transaction, before, -amount);
      await this.entityWriter.insertWithoutReturning(transaction, PaymentEntity, {
        ...{ quoteId, cancelsId: id, amount, method, paidOn, reason },
        ...{ paidByThen: after.paidAmount, recordedBy: viewer.fullName },
      });
      await this.events.record(transaction, viewer, 'payment_cancelled', { before, after });
      await this.events.tell(transaction, {
        ...{ type: 'payment_cancelled', quote: after, request, viewer },
        note: [receiptNumber, reason].join('\n'),
        variables: { receipt: receiptNumber, note: reason },
        amounts: { amount },
      });
      return after;
    });
  }

  /**
   * Locks the quote of a payment, after its request where that is still there: money also comes for what is closed,
   * erased or in the trash.
   */
  private async change<T>(
    viewer: Viewer,
    quoteId: string,
    work: (
      transaction: Transaction,
      locked: Omit<LockedQuote, 'request'> & { request?: RequestBase },
    ) => Promise<T>,
  ): Promise<T> {
    const { requestKind, requestId } = await this.access.find(viewer, quoteId);
    if (!roleCan(viewer.role, requestPermission(requestKind, 'read')))
      throw new AppError('NOT_FOUND');
    const { store } = this.kinds.partsOf(requestKind);
    return this.access.transactionOf(viewer, async (transaction) => {
      const request = await store.lock(transaction, requestId);
      return work(transaction, { request, quote: await this.access.lock(transaction, quoteId) });
    });
  }

  /** The entry, its number and the sums of the quote. */
  private async add(
    transaction: Transaction,
    viewer: Viewer,
    before: QuoteEntity,
    payment: Pick<PaymentEntity, 'amount' | 'method' | 'paidOn'> & {
      payerReference?: string | null;
    },
  ): Promise<{ after: QuoteEntity; receiptNumber: string }> {
    if (before.status !== 'accepted') throw new AppError('QUOTE_NOT_ACCEPTED');
    refuseTooHigh(before, payment.amount);
    const after = await this.addPaid(transaction, before, payment.amount);
    const receiptNumber = await this.numbers.next(transaction, 'RC');
    await this.entityWriter.insertWithoutReturning(transaction, PaymentEntity, {
      ...{ ...payment, quoteId: before.id, receiptNumber },
      ...{ paidByThen: after.paidAmount, recordedBy: viewer.fullName },
    });
    await this.events.record(transaction, viewer, 'paid', { before, after });
    return { after, receiptNumber };
  }

  private addPaid(
    transaction: Transaction,
    { id, paidAmount, openAmount }: QuoteEntity,
    amount: number,
  ): Promise<QuoteEntity> {
    return this.access.write(transaction, id, {
      paidAmount: paidAmount + amount,
      openAmount: openAmount - amount,
    });
  }
}

function refuseTooHigh({ openAmount }: QuoteEntity, amount: number): void {
  if (amount <= openAmount) return;
  throw new AppError('PAYMENT_TOO_HIGH', { open: formatCentimes(openAmount, 'fr') });
}
