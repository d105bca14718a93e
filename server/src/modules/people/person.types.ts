import { ArgsType, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { UserRole } from '../../contract/enums.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { graphqlEnum, UserRoleEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { FlagFilter, ListArgs, PageArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { EnumField } from '../../platform/validation/fields.js';
import {
  DateTimeScalar,
  EmailAddressScalar,
  PhoneScalar,
} from '../../platform/validation/scalars.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';

const PERSON_MATCHES = ['email', 'phone', 'name'] as const;
export type PersonMatch = (typeof PERSON_MATCHES)[number];

const PersonMatchEnum = graphqlEnum(
  'PersonMatch',
  PERSON_MATCHES,
  'Why two records are probably of one person.',
  {
    email: 'They have the same e-mail address, or addresses of the same mailbox.',
    phone: 'They have the same phone number.',
    name: 'They have the same name, in either script and any order.',
  },
);

@ObjectType({
  description: 'Somebody who is probably the same person as another.',
  implements: () => [Node],
})
export class ProposedPerson {
  @Field(() => ID, { description: 'Id of the person.' })
  id: string;

  @Field(() => String, {
    description: 'Name of the person: that of the account, or else the newest one.',
  })
  name: string;

  @Field(() => [String], {
    description: 'How else the person is written in accounts and requests, the newest first.',
  })
  otherNames: string[];

  @Field(() => [EmailAddressScalar], { description: 'E-mail addresses, the newest first.' })
  emails: string[];

  @Field(() => [PhoneScalar], {
    description:
      'Phone numbers in international form, or as they were typed if they are not known; the newest first.',
  })
  phones: string[];

  @Field(() => Boolean, { description: 'Whether the person has an account.' })
  hasAccount: boolean;

  @Field(() => Int, {
    description:
      'Requests of all kinds outside of the trash, also those that the caller may not open.',
  })
  requestCount: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the newest of them was sent; null if there is none.',
  })
  lastRequestAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'Since when the office knows the person.' })
  createdAt: Date;
}

@ObjectType({
  description: 'A person in a list, whatever accounts and requests they have.',
  implements: () => [Node],
})
export class PersonSummary extends ProposedPerson {}

@ObjectType({ description: 'A page of people.' })
export class PersonPage extends PageType(PersonSummary) {}

@ObjectType({
  description: 'What the office knows about a person, whatever accounts and requests they have.',
  implements: () => [Node],
})
export class Person extends PersonSummary {}

@ObjectType({ description: 'An account of a person.' })
export class PersonAccount {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, { description: 'Name of the person in the account.' })
  fullName: string;

  @Field(() => EmailAddressScalar, { description: 'E-mail address of the account.' })
  email: string;

  @Field(() => PhoneScalar, { description: 'Phone number, as it was typed.' })
  phoneNumber: string;

  @Field(() => UserRoleEnum, { description: 'Role of the account.' })
  role: UserRole;

  @Field(() => Boolean, { description: 'Whether the e-mail address was verified.' })
  isEmailVerified: boolean;

  @Field(() => Boolean, { description: 'Whether the phone number was confirmed.' })
  isPhoneVerified: boolean;

  @Field(() => Boolean, { description: 'False for an account that was deactivated.' })
  isActive: boolean;

  @Field(() => DateTimeScalar, { description: 'When the account was created.' })
  createdAt: Date;
}

@ObjectType({ description: 'A request of a person, in a list of every kind.' })
export class PersonRequest {
  @Field(() => RequestKindEnum, { description: 'What kind of request it is.' })
  kind: RequestKindName;

  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, { description: 'Reference number of the request.' })
  reference: string;

  @Field(() => String, {
    description:
      "What it is about: the service, the subject of the message or the job, in the caller's language.",
  })
  title: string;

  @Field(() => String, { description: 'Its status, one of those of its kind.' })
  status: string;

  @Field(() => String, { description: 'Name that stands in it.' })
  name: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the account that it belongs to; null if it belongs to none.',
  })
  accountId: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of who deals with it; null if nobody does.' })
  assigneeId: string | null;

  @Field(() => String, { nullable: true, description: 'Name of who deals with it.' })
  assigneeName: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the appointment begins; null for what is no appointment.',
  })
  startsAt: Date | null;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType({ description: 'A page of requests of a person that the caller may open.' })
export class PersonRequestPage extends PageType(PersonRequest) {}

@ObjectType({ description: 'Whom a person has a dispute with, as a request of theirs says.' })
export class PersonOpposingParty {
  @Field(() => String, { description: 'The opposing party, as it was written.' })
  name: string;

  @Field(() => RequestKindEnum, { description: 'Kind of that request.' })
  kind: RequestKindName;

  @Field(() => ID, { description: 'Id of that request.' })
  requestId: string;

  @Field(() => String, { description: 'Reference number of that request.' })
  reference: string;
}

@ObjectType({
  description:
    'How many papers and files there are in the requests of a person that the caller may open.',
})
export class PersonPapers {
  @Field(() => Int, { description: 'Papers that are still missing.' })
  missing: number;

  @Field(() => Int, { description: 'Papers that came and nobody has looked at.' })
  received: number;

  @Field(() => Int, { description: 'Papers that are as they should be.' })
  accepted: number;

  @Field(() => Int, { description: 'Papers that the office cannot use.' })
  refused: number;

  @Field(() => Int, { description: 'Files of both sides.' })
  files: number;
}

@ObjectType({ description: 'A record that was merged into that of a person, and still is.' })
export class PersonMerge {
  @Field(() => ID, { description: 'Id of the merge, by which it is undone.' })
  id: string;

  @Field(() => ID, { description: 'Id of the record that was merged.' })
  personId: string;

  @Field(() => String, { description: 'Name in that record; empty once it was erased.' })
  name: string;

  @Field(() => [EmailAddressScalar], { description: 'E-mail addresses in that record.' })
  emails: string[];

  @Field(() => [PhoneScalar], { description: 'Phone numbers in that record.' })
  phones: string[];

  @Field(() => DateTimeScalar, { description: 'When it was merged.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who merged it; null for an account that is deleted.',
  })
  mergedByName: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it can be undone; null once that is over.',
  })
  undoableUntil: Date | null;
}

@ObjectType({ description: 'Somebody who is probably the same person.' })
export class PersonProposal {
  @Field(() => ProposedPerson, { description: 'The other record.' })
  person: ProposedPerson;

  @Field(() => [PersonMatchEnum], { description: 'Why, the surest reason first.' })
  reasons: PersonMatch[];
}

@ObjectType({ description: 'Quotes for requests of a person that the caller may open.' })
export class PersonMoney {
  @Field(() => Int, { description: 'Number of quotes that the person has not decided about.' })
  sent: number;

  @Field(() => Int, { description: 'Number of accepted quotes that are not paid in full.' })
  open: number;

  @Field(() => Float, { description: 'What is still to be paid of these, in centimes.' })
  openAmount: number;
}

@ArgsType()
export class PersonListArgs extends ListArgs {
  @FlagFilter('True: only people with an account; false: only those without one.')
  hasAccount?: boolean;
}

export const PERSON_COLUMNS = {
  lastRequestAt:
    'When their newest request was sent; people without one are older than all others.',
  createdAt: 'Since when the office knows them.',
  fullName: 'Name of the person.',
  requestCount: 'Number of their requests.',
};

export const personList = graphqlList({
  ...{ name: 'Person', many: 'people', args: PersonListArgs },
  sort: SortInput('Person', 'people', PERSON_COLUMNS),
});

@ArgsType()
export class PersonRequestsArgs extends PageArgs {
  @EnumField(RequestKindEnum, REQUEST_KINDS, {
    optional: true,
    description: 'Only requests of this kind.',
  })
  kind?: RequestKindName;
}

export const personRequestList = graphqlList({
  name: 'PersonRequest',
  many: 'requests of a person',
  args: PersonRequestsArgs,
});
