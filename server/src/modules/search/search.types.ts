import { ArgsType, Field, ID, ObjectType } from '@nestjs/graphql';
import { IsOptional, MaxLength } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { graphqlEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import { IsSafeText } from '../../platform/validation/text-rules.js';
import { DateTimeScalar, EmailAddressScalar } from '../../platform/validation/scalars.js';

const RECORD_KINDS = [
  'user',
  'serviceRequest',
  'contactRequest',
  'application',
  'consultation',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

const RecordKindEnum = graphqlEnum('RecordKind', RECORD_KINDS, 'What a search has found.', {
  user: 'An account.',
  serviceRequest: 'A request for a legal service.',
  contactRequest: 'A message from the contact page.',
  application: 'An application for a job.',
  consultation: 'An appointment for legal advice.',
});

@ObjectType({ description: 'A person or a request that a search has found.' })
export class SearchRecord {
  @Field(() => RecordKindEnum, { description: 'What it is.' })
  kind: RecordKind;

  @Field(() => ID, { description: 'Id of the account or the request.' })
  id: string;

  @Field(() => String, { description: 'Name of the person.' })
  title: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address of the person.' })
  detail: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id for `person` of whom it is; null for an account of the office.',
  })
  personId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reference number of the request; null for an account.',
  })
  reference: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The opposing party that the request names, which may be why it was found; null if it names none.',
  })
  opposingParty: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the request is about, such as its service; null for an account.',
  })
  subject: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The status of the request in words; null for an account.',
  })
  status: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the request was sent; null for an account.',
  })
  createdAt: Date | null;
}

@ArgsType()
export class SearchRecordsArgs {
  @Field(() => String, {
    description: `Words that must all occur, or a phone number in any spelling. A text with fewer than ${LIMITS.search.minRecords} letters or digits finds nothing.`,
  })
  @IsSafeText({ message: 'characters' })
  @MaxLength(LIMITS.search.max, { message: `maxLength:0:${LIMITS.search.max}` })
  search: string;

  @Field(() => LocaleEnum, {
    nullable: true,
    defaultValue: DEFAULT_LOCALE,
    description: 'Language of the texts in the answer.',
  })
  @IsOptional()
  language: Locale;
}
