import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { QUOTE_STATUSES, type QuoteStatus } from '../../contract/quotes.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { graphqlEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import { PageType } from '../../platform/list/page-type.js';
import { DateScalar, DateTimeScalar } from '../../platform/validation/scalars.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';

export const QuoteStatusEnum = graphqlEnum('QuoteStatus', QUOTE_STATUSES, 'Where a quote is.', {
  draft: 'The office writes it; the client does not see it.',
  sent: 'The client reads it and decides.',
  accepted: 'The client accepted it; payments are recorded.',
  refused: 'The client refused it. The office may send a new revision.',
  expired: 'Its last day is over. The office may send a new revision.',
  withdrawn: 'The office took it back.',
});

@ObjectType({ description: 'One thing that a quote charges for.' })
export class QuoteLine {
  @Field(() => String, { description: 'What it is.' })
  title: string;

  @Field(() => Int, { description: 'Its price in centimes, without tax.' })
  amount: number;
}

@ObjectType({ description: 'That a client accepted a revision of a quote. It never changes.' })
export class QuoteAcceptance {
  @Field(() => Int, { description: 'The revision that was accepted.' })
  revision: number;

  @Field(() => String, { description: 'SHA-256 of its canonical text, in hexadecimal.' })
  hash: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the person in the account that accepted it; null once it was erased.',
  })
  accountName: string | null;

  @Field(() => Boolean, {
    description: 'Whether the account has a second factor, with which its sessions are opened.',
  })
  secondFactor: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Network address that it came from; shown to the office only.',
  })
  address: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was accepted.' })
  createdAt: Date;
}

@ObjectType({ description: 'A revision of a quote that was sent. It never changes.' })
export class QuoteVersion {
  @Field(() => Int, { description: 'Its place among the revisions, from 1.' })
  revision: number;

  @Field(() => String, { description: 'SHA-256 of its canonical text, in hexadecimal.' })
  hash: string;

  @Field(() => Int, { description: 'What it comes to in centimes, tax included.' })
  total: number;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({
  description: 'What the office offers for a request, and for how much. Amounts are in centimes.',
  implements: () => [Node],
})
export class Quote {
  @Field(() => ID, { description: 'Id of the quote.' })
  id: string;

  @Field(() => Int, {
    description:
      'Raised by every change. Send it with an update, so that a stale write is refused.',
  })
  version: number;

  @Field(() => RequestKindEnum, { description: 'Kind of the request that it is for.' })
  requestKind: RequestKindName;

  @Field(() => ID, { description: 'Id of that request.' })
  requestId: string;

  @Field(() => String, { description: 'Reference number of that request.' })
  requestReference: string;

  @Field(() => String, { description: 'Name of the person who sent that request.' })
  clientName: string;

  @Field(() => QuoteStatusEnum, { description: 'Where it is.' })
  status: QuoteStatus;

  @Field(() => String, {
    nullable: true,
    description: 'Its number, such as QT-2026-000001; null for a draft.',
  })
  number: string | null;

  @Field(() => Int, { description: 'Its newest revision that was sent, from 1; 0 for a draft.' })
  revision: number;

  @Field(() => LocaleEnum, { description: 'Language in which it is written.' })
  language: Locale;

  @Field(() => [QuoteLine], { description: 'What it charges for.' })
  lines: QuoteLine[];

  @Field(() => String, { nullable: true, description: 'What is in the price.' })
  included: string | null;

  @Field(() => String, { nullable: true, description: 'What is not in the price.' })
  excluded: string | null;

  @Field(() => String, { nullable: true, description: 'What else the client has to know.' })
  note: string | null;

  @Field(() => DateScalar, { description: 'The last day on which it can be accepted.' })
  validUntil: string;

  @Field(() => Int, { description: 'Rate of the tax in percent; 0 if there is none.' })
  taxPercent: number;

  @Field(() => Int, { description: 'Sum of the lines, without tax.' })
  net: number;

  @Field(() => Int, { description: 'The tax.' })
  tax: number;

  @Field(() => Int, { description: 'What it comes to, tax included.' })
  total: number;

  @Field(() => Int, { description: 'What was paid of it.' })
  paidAmount: number;

  @Field(() => Int, { description: 'What is still to be paid; 0 until it is accepted.' })
  openAmount: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who wrote it; shown to the office only.',
  })
  authorName: string | null;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was sent last.' })
  sentAt: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was accepted, refused or withdrawn, or expired.',
  })
  decidedAt: Date | null;

  @Field(() => String, { nullable: true, description: 'Why it was refused or withdrawn.' })
  reason: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was written first.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, { description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of quotes.' })
export class QuotePage extends PageType(Quote) {}

@ObjectType({ description: 'How the quotes stand that the caller may read.' })
export class QuoteStats {
  @Field(() => Int, { description: 'Number of drafts.' })
  drafts: number;

  @Field(() => Int, { description: 'Number of quotes that clients have not decided about.' })
  sent: number;

  @Field(() => Int, { description: 'Number of accepted quotes that are not paid in full.' })
  open: number;

  @Field(() => Float, { description: 'What is still to be paid of all of them, in centimes.' })
  openAmount: number;
}

@ObjectType({ description: 'What new quotes begin with, as the settings say.' })
export class QuoteTerms {
  @Field(() => Int, { description: 'Rate of the tax in percent; 0 if there is none.' })
  taxPercent: number;

  @Field(() => DateScalar, { description: 'The last day of a quote that is written today.' })
  validUntil: string;
}
