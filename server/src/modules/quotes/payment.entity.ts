import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { PAYMENT_METHODS, type PaymentMethod } from '../../contract/quotes.js';

/**
 * A payment of an accepted quote, or the entry that cancels one. The database refuses to change or delete either.
 */
@Entity('payments')
@Index('uq_payments_receipt_number', ['receiptNumber'], { unique: true })
@Index('uq_payments_cancels', ['cancelsId'], { unique: true })
@Index('ix_payments_quote', ['quoteId', 'createdAt'])
export class PaymentEntity {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'uuid' })
  quoteId: string;

  /** The payment that this entry cancels; null for a payment. */
  @Column({ type: 'uuid', nullable: true })
  cancelsId: string | null;

  /** In centimes; that of the payment for an entry that cancels one. */
  @Column({ type: 'integer' })
  amount: number;

  @Column({ type: 'enum', enum: PAYMENT_METHODS, enumName: 'payment_method' })
  method: PaymentMethod;

  /** The day on which the money came. */
  @Column({ type: 'date' })
  paidOn: string;

  /** What the payer wrote on it, such as the number of a cheque. */
  @Column({ type: 'text', nullable: true })
  payerReference: string | null;

  /** Why the payment is cancelled. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** `RC-2026-000001`; an entry that cancels a payment has none. */
  @Column({ type: 'text', nullable: true })
  receiptNumber: string | null;

  /** What was paid of the quote by then, this payment among it. */
  @Column({ type: 'integer' })
  paidByThen: number;

  @Column({ type: 'text', nullable: true })
  recordedBy: string | null;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
