import { Field, ID, InputType, Int, ObjectType, OmitType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayMinSize, IsArray, ValidateNested } from 'class-validator';
import {
  API_TOKENS,
  SCOPE_ACTIONS,
  SCOPE_KINDS,
  type ScopeAction,
} from '../../contract/api-tokens.js';
import { CONTENT_MEANINGS } from '../../contract/content/content-kinds.js';
import type { UserRole } from '../../contract/enums.js';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { REQUEST_KIND_ENUM } from '../../contract/requests/request-kinds.js';
import { graphqlEnum, LocaleEnum, UserRoleEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import {
  BooleanField,
  EnumField,
  EnumListField,
  IdField,
  IntField,
  TextListField,
} from '../../platform/validation/fields.js';
import { LineField } from '../../platform/validation/line-fields.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';
import { OwnerProofArgs } from '../second-factor/second-factor.types.js';

const { name, days, addresses, callsPerMinute } = API_TOKENS;

const ScopeKindEnum = graphqlEnum('ScopeKind', SCOPE_KINDS, 'What a token is given rights to.', {
  request: 'What the account of the token sent itself, as a client does.',
  notification: 'The notifications of the account.',
  user: 'Accounts.',
  contactInfo: 'The contact information.',
  mail: 'The outbox of mails.',
  holiday: 'Days on which the office is closed.',
  officeHours: 'The hours of the firm.',
  rating: 'What clients think of cases that are over.',
  desk: 'Files, papers and queues of requests.',
  quote: 'Quotes.',
  person: 'People, and merges of records.',
  payment: 'Payments.',
  privacy: 'Erasure and what is kept.',
  overview: 'The figures of the first screen.',
  audit: 'The record of changes.',
  settings: 'The settings.',
  webhook: 'Webhooks: of what the token itself may read, with personal data if it may.',
  ...CONTENT_MEANINGS,
  ...REQUEST_KIND_ENUM.meanings,
});

const ScopeActionEnum = graphqlEnum(
  'ScopeAction',
  SCOPE_ACTIONS,
  'What a token may do with a kind of row. The file server/routes.txt has it for each operation.',
  {
    read: 'Reading and exporting.',
    create: 'Making new ones.',
    change: 'Changing them, their status and order, and answering.',
    delete: 'Moving to the trash, restoring, erasing.',
  },
);

@ObjectType({ description: 'What a token may do with one kind of row.' })
export class ApiTokenScope {
  @Field(() => ScopeKindEnum, { description: 'The kind.' })
  kind: string;

  @Field(() => [ScopeActionEnum], { description: 'What may be done.' })
  actions: ScopeAction[];
}

@ObjectType({
  description:
    'What a program signs in with, in place of a person. It may do what its account may, within its scopes.',
  implements: () => [Node],
})
export class ApiToken {
  @Field(() => ID, { description: 'Id of the token, with which it can be revoked.' })
  id: string;

  @Field(() => String, { description: 'What it is called, also in the record of changes.' })
  name: string;

  @Field(() => String, { description: 'How it begins; the rest was shown once.' })
  prefix: string;

  @Field(() => ID, { description: 'Id of its account, whose rights it cannot exceed.' })
  userId: string;

  @Field(() => String, { description: 'Name of the person of the account.' })
  userName: string;

  @Field(() => UserRoleEnum, { description: 'Role of the account.' })
  userRole: UserRole;

  @Field(() => [ApiTokenScope], { description: 'What it may do.' })
  scopes: ApiTokenScope[];

  @Field(() => Boolean, {
    description: 'Whether it also reads what says something about a person.',
  })
  personal: boolean;

  @Field(() => [LocaleEnum], {
    nullable: true,
    description: 'The languages in which it writes content; null: all.',
  })
  languages: Locale[] | null;

  @Field(() => [String], {
    description: 'Addresses and networks that it is accepted from; none: from everywhere.',
  })
  addresses: string[];

  @Field(() => Int, { description: 'Calls in a minute, beyond which it has to wait.' })
  callsPerMinute: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the administrator who made it; null if their account is gone.',
  })
  createdByName: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was made.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was last used, to the minute; null if it never was.',
  })
  lastUsedAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it ends by itself.' })
  expiresAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was revoked, or its account lost its sessions; null if it was not.',
  })
  revokedAt: Date | null;
}

@ObjectType({ description: 'A token that was just made.' })
export class CreatedApiToken {
  @Field(() => String, {
    description: 'The token itself, for `Authorization: Bearer …`. It is answered this once.',
  })
  token: string;

  @Field(() => ApiToken, { description: 'What was made.' })
  apiToken: ApiToken;
}

@InputType({ description: 'What a token may do with one kind of row.' })
export class ApiTokenScopeInput {
  @EnumField(ScopeKindEnum, SCOPE_KINDS, { description: 'The kind.' })
  kind: string;

  @EnumListField(ScopeActionEnum, SCOPE_ACTIONS, {
    description: 'What may be done. Changing and deleting do not include reading.',
  })
  actions: ScopeAction[];
}

@InputType({
  description:
    'A new token for a program, which cannot be changed later, with the password and second factor of whoever makes it.',
})
export class CreateApiTokenInput extends OmitType(OwnerProofArgs, [], InputType) {
  @LineField({
    ...name,
    description: `What it is called, such as the program that gets it, ${name.min} to ${name.max} characters.`,
  })
  name: string;

  @IdField({ description: 'Id of the account that the program acts for.' })
  userId: string;

  @Field(() => [ApiTokenScopeInput], {
    description: 'What it may do, each kind once; never its own account, nor tokens.',
  })
  @IsArray({ message: 'type' })
  @ArrayMinSize(1, { message: 'required' })
  @ArrayMaxSize(SCOPE_KINDS.length, { message: `items:0:${SCOPE_KINDS.length}` })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => ApiTokenScopeInput)
  scopes: ApiTokenScopeInput[];

  @BooleanField({
    optional: true,
    description: 'Whether it also reads what says something about a person; no by default.',
  })
  personal?: boolean | null;

  @EnumListField(LocaleEnum, LOCALES, {
    optional: true,
    description: 'The languages in which it writes content; all by default.',
  })
  languages?: Locale[] | null;

  @TextListField({
    optional: true,
    maxItems: addresses.max,
    max: 50,
    description: `Addresses and networks (203.0.113.7, 203.0.113.0/24, 2001:db8::/48) that it is accepted from, up to ${addresses.max}; from everywhere by default. Of an IPv6 address its /64 network counts.`,
  })
  addresses?: string[] | null;

  @IntField({
    ...callsPerMinute,
    optional: true,
    description: `Calls in a minute, ${callsPerMinute.min} to ${callsPerMinute.max}; ${callsPerMinute.initial} by default.`,
  })
  callsPerMinute?: number | null;

  @IntField({
    ...days,
    optional: true,
    description: `Days until it ends, ${days.min} to ${days.max}; ${days.initial} by default.`,
  })
  days?: number | null;
}
