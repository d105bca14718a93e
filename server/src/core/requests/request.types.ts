import { Field, GraphQLISODateTime, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { LIMITS } from '../../contract/limits.js';
import {
  REQUEST_EVENT_TYPES,
  type RequestEventType,
} from '../../contract/requests/define-request.js';
import { graphqlEnum } from '../validation/graphql-enums.js';
import { BooleanField, TextField } from '../validation/fields.js';

export const RequestEventTypeEnum = graphqlEnum(
  'RequestEventType',
  REQUEST_EVENT_TYPES,
  'What happened to a request.',
);

@ObjectType({ description: "One station of a request's timeline." })
export class RequestEvent {
  @Field(() => ID, { description: 'Id of the station.' })
  id: string;

  @Field(() => RequestEventTypeEnum, { description: 'What happened.' })
  type: RequestEventType;

  @Field(() => String, {
    nullable: true,
    description: 'The status that the request had from then on.',
  })
  status: string | null;

  @Field(() => String, { nullable: true, description: 'Words of the office.' })
  note: string | null;

  @Field(() => Boolean, { description: 'Whether the client sees it.' })
  public: boolean;

  @Field(() => String, { nullable: true, description: 'Who did it; told to administrators only.' })
  actorName: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it happened.' })
  createdAt: Date;
}

/** What every request shows on the wire. */
@ObjectType({ isAbstract: true })
export abstract class RequestType {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, { description: 'The number that people quote, such as SR-2026-000001.' })
  reference: string;

  @Field(() => Int, {
    description: 'Grows with every change; send it back to refuse a stale write.',
  })
  version: number;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { description: 'When it last changed.' })
  updatedAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it went to the trash.' })
  deletedAt: Date | null;
}

@InputType({ description: 'Words added to a request.' })
export class AddRequestNoteInput {
  @TextField({ ...LIMITS.note, description: `1 to ${LIMITS.note.max} characters.` })
  text: string;

  @BooleanField({
    optional: true,
    description: 'True: the client reads it, and is told by mail. False when left out.',
  })
  public?: boolean;
}
