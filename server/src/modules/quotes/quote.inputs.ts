import { ArgsType, Field, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { type Locale, LOCALES } from '../../contract/locales.js';
import {
  QUOTE_LIMITS,
  QUOTE_STATUSES,
  QUOTED_KINDS,
  type QuotedKind,
  type QuoteStatus,
} from '../../contract/quotes.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { FlagFilter, ListArgs } from '../../platform/list/list.args.js';
import {
  DayField,
  EnumField,
  IdField,
  IntField,
  TextField,
} from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';
import { VERSION } from '../../requests/store/request.types.js';
import { QuoteStatusEnum } from './quote.types.js';

const { lines, lineTitle, amount, scope, note, reason } = QUOTE_LIMITS;

@InputType({ description: 'One thing that a quote charges for.' })
export class QuoteLineInput {
  @LineField({
    ...lineTitle,
    description: `What it is, ${lineTitle.min} to ${lineTitle.max} characters.`,
  })
  title: string;

  @IntField({ ...amount, description: 'Its price in centimes, without tax.' })
  amount: number;
}

@InputType({ isAbstract: true })
export abstract class QuoteInput {
  @EnumField(LocaleEnum, LOCALES, { description: 'Language in which it is written.' })
  language: Locale;

  @Field(() => [QuoteLineInput], {
    description: `What it charges for, ${lines.min} to ${lines.max} lines.`,
  })
  @IsArray({ message: 'type' })
  @ArrayMinSize(lines.min, { message: 'required' })
  @ArrayMaxSize(lines.max, { message: `items:0:${lines.max}` })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => QuoteLineInput)
  lines: QuoteLineInput[];

  @TextField({
    ...scope,
    optional: true,
    description: `What is in the price, up to ${scope.max} characters.`,
  })
  included?: string | null;

  @TextField({
    ...scope,
    optional: true,
    description: `What is not in the price, up to ${scope.max} characters.`,
  })
  excluded?: string | null;

  @TextField({
    ...note,
    optional: true,
    description: `What else the client has to know, up to ${note.max} characters.`,
  })
  note?: string | null;

  @DayField({ description: 'The last day on which it can be accepted, today or later.' })
  validUntil: string;
}

@InputType({ description: 'A new quote, as a draft. The tax is that of the settings.' })
export class CreateQuoteInput extends QuoteInput {
  @EnumField(RequestKindEnum, QUOTED_KINDS, {
    description: 'Kind of the request that it is for; not for job applications.',
  })
  kind: RequestKindName;

  @IdField({ description: 'Id of that request.' })
  requestId: string;
}

@InputType({ description: 'All that a quote says from now on.' })
export class UpdateQuoteInput extends QuoteInput {
  @IntField(VERSION)
  version?: number | null;
}

@InputType({ description: 'Why a quote is taken back.' })
export class WithdrawQuoteInput {
  @TextField({
    max: reason.max,
    optional: true,
    description: `The reason, which the client reads, up to ${reason.max} characters.`,
  })
  reason?: string | null;
}

@InputType({ description: 'The revision of a quote that the caller read and accepts.' })
export class AcceptQuoteInput {
  @IntField({ min: 1, description: 'The revision; QUOTE_CHANGED if there is a newer one.' })
  revision: number;
}

@InputType({ description: 'The revision of a quote that the caller read and refuses.' })
export class RefuseQuoteInput extends AcceptQuoteInput {
  @TextField({
    max: reason.max,
    optional: true,
    description: `Why, which the office reads, up to ${reason.max} characters.`,
  })
  reason?: string | null;
}

@ArgsType()
export class QuoteListArgs extends ListArgs {
  @Field(() => [QuoteStatusEnum], {
    nullable: true,
    description: 'Only quotes with one of these statuses.',
  })
  @IsOptional()
  @IsArray({ message: 'type' })
  @ArrayMaxSize(QUOTE_STATUSES.length, { message: `items:0:${QUOTE_STATUSES.length}` })
  @IsIn(QUOTE_STATUSES, { each: true, message: 'oneOf' })
  statuses?: QuoteStatus[];

  @EnumField(RequestKindEnum, QUOTED_KINDS, {
    optional: true,
    description: 'Only quotes for this kind of request.',
  })
  kind?: QuotedKind;

  @FlagFilter('True: only accepted quotes that are not paid in full; false: only the others.')
  open?: boolean;
}

export const QUOTE_COLUMNS = {
  createdAt: 'When it was written first.',
  validUntil: 'The last day on which it can be accepted.',
  total: 'What it comes to, tax included.',
  openAmount: 'What is still to be paid.',
};

export const quoteList = graphqlList({
  ...{ name: 'Quote', many: 'quotes', args: QuoteListArgs },
  sort: SortInput('Quote', 'quotes', QUOTE_COLUMNS),
});
