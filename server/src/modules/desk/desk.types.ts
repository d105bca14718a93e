import { Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { MAX_QUEUE_COUNT, MAX_UNSEEN } from '../../contract/requests/queues.js';
import { REQUEST_KINDS, type RequestKindName } from '../../contract/requests/request-kinds.js';
import { RequestKindEnum } from '../../core/requests/request-person.types.js';
import { graphqlEnum } from '../../core/validation/graphql-enums.js';

export const NOTICE_KINDS = [...REQUEST_KINDS, 'mail'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
const NoticeKindEnum = graphqlEnum(
  'NoticeKind',
  NOTICE_KINDS,
  'What an administrator has not seen yet.',
  {
    serviceRequest: "A client's request for a service.",
    contactRequest: 'A message from the contact page.',
    application: 'An application for a job.',
    consultation: 'An appointment for legal advice.',
    mail: 'A mail that could not be sent.',
  },
);

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
    description: upTo('Requests whose client waits for an answer that is overdue'),
  })
  late: number;

  @Field(() => Int, { description: upTo('Requests that are not done') })
  open: number;
}

@ObjectType({ description: 'A new request, a message of a client, or a mail that failed.' })
export class Notice {
  @Field(() => ID, { description: 'Id of the request or mail.' })
  id: string;

  @Field(() => String, {
    description: 'Name of the person who sent the request, or address of the mail.',
  })
  title: string;

  @Field(() => String, { nullable: true, description: 'Reference number of the request.' })
  reference: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the client wrote or the mail failed.' })
  at: Date;
}

@ObjectType({ description: 'What the caller has not seen of one kind.' })
export class NoticeGroup {
  @Field(() => NoticeKindEnum, { description: 'Kind of the notices.' })
  kind: NoticeKind;

  @Field(() => Int, { description: `Number of them among the newest ${MAX_UNSEEN}.` })
  total: number;

  @Field(() => [Notice], { description: 'The newest of them.' })
  notices: Notice[];
}

@ObjectType({ description: "An administrator's work: the queues and what is new." })
export class Desk {
  @Field(() => [QueueCounts], { description: 'Counts of the queues, one entry for each kind.' })
  queues?: QueueCounts[];

  @Field(() => [NoticeGroup], {
    description:
      'What waits for an answer and the caller has not seen since the client wrote, and mails that failed; kinds without any are left out.',
  })
  unseen?: NoticeGroup[];
}

@ObjectType({ description: 'An administrator who has a request open.' })
export class RequestViewer {
  @Field(() => ID, { description: 'Id of the account.' })
  id: string;

  @Field(() => String, { description: 'Name of the administrator.' })
  fullName: string;
}

@ObjectType({ description: 'Who has a request open, without the caller.' })
export class RequestViewers {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => [RequestViewer], { description: 'The administrators, by name; at most twenty.' })
  viewers: RequestViewer[];
}
