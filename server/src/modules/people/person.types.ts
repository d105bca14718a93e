import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { Node } from '../../platform/graphql/node.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { FlagFilter, ListArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import {
  DateTimeScalar,
  EmailAddressScalar,
  PhoneScalar,
} from '../../platform/validation/scalars.js';

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

@ObjectType({
  description:
    'That somebody is not the same person, although a name, an address or a number is the same. It holds until one of them is known by another.',
})
export class PersonDismissal {
  @Field(() => ID, { description: 'Id of the dismissal, by which it is undone.' })
  id: string;

  @Field(() => ProposedPerson, { description: 'The other one.' })
  person: ProposedPerson;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who said so; null for an account that is deleted.',
  })
  dismissedByName: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was said.' })
  createdAt: Date;
}

@ArgsType()
export class PersonListArgs extends ListArgs {
  @FlagFilter('True: only people with an account; false: only those without one.')
  hasAccount?: boolean;

  @FlagFilter(
    'True: only people with a request that is not done and that the caller may open; false: only the others.',
  )
  hasOpenRequests?: boolean;

  @FlagFilter(
    'True: only people of whom another one that the caller sees is probably the same; false: only the others. Who is known by something new is compared within seconds.',
  )
  hasProposals?: boolean;
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
