import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { Locale } from '../../contract/locales.js';
import { REPLY_VARIABLES, type ReplyVariable } from '../../contract/requests/reply-variables.js';
import { JOIN_CODE_WAYS, type JoinCodeWay } from '../../contract/requests/join-code.js';
import { REQUEST_KIND_ENUM, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { declaredEnum, graphqlEnum, LocaleEnum } from '../../platform/graphql/graphql-enums.js';
import {
  DateTimeScalar,
  EmailAddressScalar,
  PhoneScalar,
} from '../../platform/validation/scalars.js';

const REQUEST_MATCHES = ['account', 'person', 'email', 'phone', 'name'] as const;
export type RequestMatch = (typeof REQUEST_MATCHES)[number];
const CONFLICT_TYPES = ['opposing_party_is_client', 'client_is_opposing_party'] as const;
export type ConflictType = (typeof CONFLICT_TYPES)[number];

export const RequestKindEnum = declaredEnum(REQUEST_KIND_ENUM);
export const JoinCodeWayEnum = graphqlEnum(
  'JoinCodeWay',
  JOIN_CODE_WAYS,
  'How a code reaches a person, with which they add to their account what the office wrote down for them.',
  {
    counter: 'It is shown once, and handed over after an identity paper was seen.',
    sms: 'It is sent to the phone number of the request.',
  },
);
const RequestMatchEnum = graphqlEnum(
  'RequestMatch',
  REQUEST_MATCHES,
  'Why a request is taken for one of the same person.',
  {
    account: 'It was sent from the same account.',
    person:
      'It is of the same person, as the office knows them: by name and contact, or by a merge.',
    email: 'It names the same e-mail address, or one that reaches the same mailbox.',
    phone: 'It names the same phone number.',
    name: 'It names a person of the same name, in either script.',
  },
);
const ConflictTypeEnum = graphqlEnum(
  'ConflictType',
  CONFLICT_TYPES,
  'Why there may be a conflict of interest.',
  {
    opposing_party_is_client: 'The opposing party has the name of a client of the firm.',
    client_is_opposing_party: 'The person has the name of the opposing party of another request.',
  },
);
const ReplyVariableEnum = graphqlEnum(
  'ReplyVariable',
  REPLY_VARIABLES,
  'What a reply template can name in braces.',
  {
    name: 'Name of the person who sent the request.',
    reference: 'Reference number of the request.',
    subject: 'The service, the subject of the message, or the job.',
    status: 'Status of the request.',
    firm: 'Name of the firm.',
    sender: 'Name of the colleague who replies.',
    papers:
      'The papers that are missing or refused, with reasons, each on its line; an empty line of a list if there is none.',
  },
);

@ObjectType({ description: 'The account of a person who sent a request.' })
export class RequestAccount {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, { description: 'Name of the person in the account.' })
  fullName: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address of the account.' })
  email: string;

  @Field(() => Boolean, { description: 'Whether the person has shown that the address is theirs.' })
  isEmailVerified: boolean;

  @Field(() => Boolean, { description: 'False for an account that was deactivated.' })
  isActive: boolean;

  @Field(() => DateTimeScalar, { description: 'When the account was created.' })
  createdAt: Date;
}

@ObjectType({ isAbstract: true })
export abstract class RequestOfPerson {
  @Field(() => RequestKindEnum, { description: 'What kind of request it is.' })
  kind: RequestKindName;

  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, { description: 'Reference number of the request.' })
  reference: string;

  @Field(() => String, { description: 'Its status, one of those of its kind.' })
  status: string;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'Another request that seems to be from the same person.' })
export class RelatedRequest extends RequestOfPerson {
  @Field(() => RequestMatchEnum, { description: 'Why it is taken for one of the same person.' })
  matchedBy: RequestMatch;
}

@ObjectType({ description: 'A hint at a conflict of interest, which somebody has to check.' })
export class RequestConflict {
  @Field(() => ConflictTypeEnum, { description: 'What was found.' })
  type: ConflictType;

  @Field(() => String, { description: 'The name, as it is written there.' })
  name: string;

  @Field(() => RequestKindEnum, {
    nullable: true,
    description: 'Kind of the request in which the name stands; null for an account.',
  })
  kind: RequestKindName | null;

  @Field(() => ID, { description: 'Id of that request or account.' })
  id: string;

  @Field(() => ID, { nullable: true, description: 'Id for `person` of whose it is.' })
  personId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Reference number of that request; null for an account.',
  })
  reference: string | null;
}

@ObjectType({ description: 'What was compared to find conflicts of interest.' })
export class ConflictCheck {
  @Field(() => [String], {
    description: 'Names in the opposing party, compared with those of clients.',
  })
  opposingParties: string[];

  @Field(() => [String], {
    description: 'Names of the person, compared with the opposing parties of other requests.',
  })
  clients: string[];

  @Field(() => Int, {
    description:
      'How many hints there are beside those that are shown, in what the caller may not open.',
  })
  hidden: number;

  @Field(() => [String], {
    description:
      'If there are such hints, who may open them and decide: names of people in the office.',
  })
  deciders: string[];

  @Field(() => Boolean, {
    description:
      'False if more names sound alike than are compared; all requests are looked through otherwise.',
  })
  isComplete: boolean;
}

@ObjectType({ description: 'The value of a variable for one request.' })
export class ReplyVariableValue {
  @Field(() => ReplyVariableEnum, { description: 'Name of the variable.' })
  name: ReplyVariable;

  @Field(() => String, { description: 'What stands in its place in a reply.' })
  value: string;
}

@ObjectType({ description: 'What the office knows about the person who sent a request.' })
export class RequestPerson {
  @Field(() => RequestAccount, {
    nullable: true,
    description: 'The account that sent the request, or else one with the same e-mail address.',
  })
  account: RequestAccount | null;

  @Field(() => Boolean, {
    description: 'Whether that account sent the request; false if only its address is the same.',
  })
  isSender: boolean;

  @Field(() => EmailAddressScalar, {
    nullable: true,
    description: 'Address that mails about the request go to; null if they go to nobody.',
  })
  mailTo: string | null;

  @Field(() => LocaleEnum, {
    description: 'Language of these mails; Arabic if there are none.',
  })
  language: Locale;

  @Field(() => PhoneScalar, {
    nullable: true,
    description: 'Phone number in the request, as it was typed; null if there is none.',
  })
  phone: string | null;

  @Field(() => PhoneScalar, {
    nullable: true,
    description: 'The same in international form; null if it is not a known number.',
  })
  phoneE164: string | null;

  @Field(() => PhoneScalar, {
    nullable: true,
    description:
      'Number to which an SMS says that there is news in the request, because no mail can; null if none does.',
  })
  smsTo: string | null;

  @Field(() => [JoinCodeWayEnum], {
    description:
      'How the caller may give the person a code with which they add the request to their account; empty for a request that joins one by another way, or none.',
  })
  joinCodeWays: JoinCodeWay[];

  @Field(() => [RelatedRequest], {
    description:
      'Other requests of the same person that the caller may open, of every kind, the newest ones first.',
  })
  otherRequests: RelatedRequest[];

  @Field(() => Boolean, { description: 'Whether there are more than these.' })
  hasMoreRequests: boolean;

  @Field(() => Int, {
    description: 'How many other requests of the person there are that the caller may not open.',
  })
  hiddenRequests: number;

  @Field(() => [String], {
    description: 'If there are such requests, who may open them: names of people in the office.',
  })
  deciders: string[];

  @Field(() => [RequestConflict], { description: 'Hints at a conflict of interest.' })
  conflicts: RequestConflict[];

  @Field(() => ConflictCheck, { description: 'What was compared to find these.' })
  conflictCheck: ConflictCheck;

  @Field(() => [ReplyVariableValue], {
    description: 'The values of the variables of reply templates, in the language of the mails.',
  })
  replyVariables: ReplyVariableValue[];
}
