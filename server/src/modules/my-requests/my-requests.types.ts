import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import type { RequestEventType } from '../../contract/requests/request-events.js';
import {
  MY_REQUEST_STATES,
  type MyRequestState,
  REQUEST_KINDS,
  type RequestKindName,
} from '../../contract/requests/request-kinds.js';
import { graphqlList } from '../../platform/list/graphql-list.js';
import { PageArgs } from '../../platform/list/list.args.js';
import { PageType } from '../../platform/list/page-type.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';
import { RequestEventTypeEnum } from '../../requests/store/request.types.js';
import { EnumField } from '../../platform/validation/fields.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';
import { DateTimeScalar } from '../../platform/validation/scalars.js';

const MyRequestStateEnum = graphqlEnum(
  'MyRequestState',
  MY_REQUEST_STATES,
  'Whether the office still has something to do with a request.',
  { open: 'It is not done.', closed: 'It is done.' },
);

@ObjectType({ description: 'Something that the caller sent, in a list of every kind.' })
export class MyRequest {
  @Field(() => RequestKindEnum, { description: 'What kind of request it is.' })
  kind: RequestKindName;

  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, { description: 'Reference number that people quote.' })
  reference: string;

  @Field(() => String, {
    description:
      "What it is about: the service, the subject of the message or the job, in the caller's language.",
  })
  title: string;

  @Field(() => String, { description: 'Its status, one of those of its kind.' })
  status: string;

  @Field(() => DateTimeScalar, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the appointment begins; null for what is no appointment.',
  })
  startsAt: Date | null;

  @Field(() => RequestEventTypeEnum, {
    description: 'The last event that the caller can see in its timeline.',
  })
  lastEvent: RequestEventType;

  @Field(() => DateTimeScalar, { description: 'When that event happened.' })
  movedAt: Date;

  @Field(() => Boolean, {
    description:
      'Whether that event came from the office and the caller has not opened the request since.',
  })
  unseen: boolean;

  @Field(() => Int, { description: 'Quotes for it that wait for the decision of the caller.' })
  openQuotes: number;
}

@ObjectType({ description: 'A page of what the caller sent.' })
export class MyRequestPage extends PageType(MyRequest) {}

@ArgsType()
export class MyRequestsArgs extends PageArgs {
  @EnumField(RequestKindEnum, REQUEST_KINDS, {
    optional: true,
    description: 'Only requests of this kind.',
  })
  kind?: RequestKindName;

  @EnumField(MyRequestStateEnum, MY_REQUEST_STATES, {
    optional: true,
    description: 'Only requests that are done, or that are not.',
  })
  state?: MyRequestState;
}

export const myRequestList = graphqlList({
  name: 'MyRequest',
  many: 'requests',
  args: MyRequestsArgs,
});
