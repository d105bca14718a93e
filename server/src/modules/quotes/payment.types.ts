import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { PAYMENT_METHODS, type PaymentMethod, QUOTE_LIMITS } from '../../contract/quotes.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import {
  DayField,
  EnumField,
  IdField,
  IntField,
  TextField,
} from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.js';

const { amount, reason, payerReference } = QUOTE_LIMITS;
/** More than the number of any quote or receipt has. */
export const NUMBER_LENGTH = 30;

const PaymentMethodEnum = graphqlEnum(
  'PaymentMethod',
  PAYMENT_METHODS,
  'How money reached the office.',
  {
    cash: 'In cash.',
    ccp: 'To the postal account (CCP).',
    transfer: 'By bank transfer.',
    cheque: 'By cheque.',
  },
);

@ObjectType({
  description: 'A payment of a quote, or the entry that cancels one. Neither is ever changed.',
  implements: () => [Node],
})
export class Payment {
  @Field(() => ID, { description: 'Id of the entry.' })
  id: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the payment that this entry cancels; null for a payment.',
  })
  cancelsId: string | null;

  @Field(() => Int, { description: 'Amount in centimes.' })
  amount: number;

  @Field(() => PaymentMethodEnum, { description: 'How the money came.' })
  method: PaymentMethod;

  @Field(() => DateScalar, { description: 'The day on which it came.' })
  paidOn: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the payer wrote on it, such as the number of a cheque.',
  })
  payerReference: string | null;

  @Field(() => String, { nullable: true, description: 'Why the payment was cancelled.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its receipt; null for an entry that cancels a payment.',
  })
  receiptNumber: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who recorded it; shown to the office only.',
  })
  recordedBy: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was recorded.' })
  createdAt: Date;
}

@ObjectType({
  description:
    'A payment of a quote that is closed to the office because its client was erased. It says nothing of the person.',
})
export class ClosedQuotePayment {
  @Field(() => String, { description: 'Number of the quote.' })
  number: string;

  @Field(() => String, { description: 'Number of the receipt.' })
  receiptNumber: string;

  @Field(() => Int, { description: 'What is still to be paid, in centimes.' })
  openAmount: number;
}

@InputType({ isAbstract: true })
abstract class PaymentInput {
  @IntField({ ...amount, description: 'Amount in centimes, at most what is open.' })
  amount: number;

  @EnumField(PaymentMethodEnum, PAYMENT_METHODS, { description: 'How the money came.' })
  method: PaymentMethod;

  @DayField({ past: true, description: 'The day on which it came, today or earlier.' })
  paidOn: string;
}

@InputType({ description: 'Money that came for an accepted quote.' })
export class RecordPaymentInput extends PaymentInput {
  @IdField({ description: 'Id of the quote.' })
  quoteId: string;

  @LineField({
    ...payerReference,
    optional: true,
    description: `What the payer wrote on it, up to ${payerReference.max} characters.`,
  })
  payerReference?: string | null;
}

@InputType({ description: 'Money that came for a quote that is closed to the office.' })
export class RecordClosedQuotePaymentInput extends PaymentInput {
  @LineField({ max: NUMBER_LENGTH, description: 'Number of the quote, such as QT-2026-000001.' })
  number: string;
}

@InputType({ description: 'Why a payment is cancelled.' })
export class CancelPaymentInput {
  @TextField({
    ...reason,
    description: `The reason, ${reason.min} to ${reason.max} characters.`,
  })
  reason: string;
}
