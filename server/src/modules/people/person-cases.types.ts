import { ArgsType, Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { UserRole } from '../../contract/enums.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { UserRoleEnum } from '../../platform/graphql/graphql-enums.js';
import { graphqlList } from '../../platform/list/graphql-list.js';
import { PageArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { EnumField } from '../../platform/validation/fields.js';
import { DateTimeScalar, PhoneScalar } from '../../platform/validation/scalars.js';
import {
  RequestAccount,
  RequestKindEnum,
  RequestOfPerson,
} from '../../requests/people/request-person.types.js';

@ObjectType({ description: 'An account of a person.' })
export class PersonAccount extends RequestAccount {
  @Field(() => PhoneScalar, { description: 'Phone number, as it was typed.' })
  phoneNumber: string;

  @Field(() => UserRoleEnum, { description: 'Role of the account.' })
  role: UserRole;

  @Field(() => Boolean, { description: 'Whether the phone number was confirmed.' })
  isPhoneVerified: boolean;
}

@ObjectType({ description: 'A request of a person, in a list of every kind.' })
export class PersonRequest extends RequestOfPerson {
  @Field(() => String, {
    description:
      "What it is about: the service, the subject of the message or the job, in the caller's language.",
  })
  title: string;

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
}

@ObjectType({ description: 'A page of requests of a person that the caller may open.' })
export class PersonRequestPage extends PageType(PersonRequest) {}

@ObjectType({ isAbstract: true })
abstract class PartOfRequest {
  @Field(() => RequestKindEnum, { description: 'Kind of that request.' })
  kind: RequestKindName;

  @Field(() => ID, { description: 'Id of that request.' })
  requestId: string;

  @Field(() => String, { description: 'Reference number of that request.' })
  reference: string;
}

@ObjectType({ description: 'Whom a person has a dispute with, as a request of theirs says.' })
export class PersonOpposingParty extends PartOfRequest {
  @Field(() => String, { description: 'The opposing party, as it was written.' })
  name: string;
}

@ObjectType({
  description: 'That a request was taken off a person whose it is not, and is of somebody else.',
})
export class RequestSeparation extends PartOfRequest {
  @Field(() => ID, { description: 'Id of the separation, by which it is undone.' })
  id: string;

  @Field(() => ID, { description: 'Id of the person whom it was taken off.' })
  fromId: string;

  @Field(() => String, { description: 'Name of that person; empty once it was erased.' })
  fromName: string;

  @Field(() => ID, { description: 'Id of the person whose it is since then.' })
  toId: string;

  @Field(() => String, { description: 'Name of that person; empty once it was erased.' })
  toName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who did it; null for an account that is deleted.',
  })
  separatedByName: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was taken off.' })
  createdAt: Date;
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
