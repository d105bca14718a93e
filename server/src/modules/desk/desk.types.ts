import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { MAX_QUEUE_COUNT } from '../../contract/requests/queues.js';
import type { RequestKindName } from '../../contract/requests/request-kinds.js';
import { RequestKindEnum } from '../../requests/people/request-person.types.js';

const upTo = (text: string) => `${text}, counted up to ${MAX_QUEUE_COUNT}.`;

@ObjectType({ description: 'How many requests of one kind are in each queue.' })
export class QueueCounts {
  @Field(() => RequestKindEnum, { description: 'Kind of the requests.' })
  kind: RequestKindName;

  @Field(() => Int, { description: upTo('Requests whose client waits for an answer') })
  waiting: number;

  @Field(() => Int, { description: upTo('Requests that the caller deals with and are not done') })
  mine: number;

  @Field(() => Int, { description: upTo('Requests that nobody deals with and are not done') })
  unassigned: number;

  @Field(() => Int, {
    nullable: true,
    description: upTo(
      'Urgent requests that nobody has dealt with yet, or null for job applications and consultations',
    ),
  })
  urgent: number | null;

  @Field(() => Int, {
    nullable: true,
    description: upTo(
      'Urgent requests whose client waits for an answer that is overdue, or null for job applications and consultations',
    ),
  })
  urgentLate: number | null;

  @Field(() => Int, {
    description: upTo('Requests whose client waits for an answer that is overdue'),
  })
  late: number;

  @Field(() => Int, { description: upTo('Requests that are not done') })
  open: number;
}

@ObjectType({ description: 'The work of somebody in the office.' })
export class Desk {
  @Field(() => [QueueCounts], { description: 'Counts of the queues, one entry for each kind.' })
  queues?: QueueCounts[];
}

@ObjectType({ description: 'Somebody of the office who has a request open.' })
export class RequestViewer {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, { description: 'Name of the person.' })
  fullName: string;
}

@ObjectType({ description: 'Who has a request open, without the caller.' })
export class RequestViewers {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => [RequestViewer], {
    description: 'The people who have it open, by name; at most twenty.',
  })
  viewers: RequestViewer[];
}
