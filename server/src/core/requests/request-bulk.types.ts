import { Field, GraphQLISODateTime, ID, InputType, ObjectType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, ValidateNested } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';
import { IdField, IntField } from '../validation/fields.js';
import type { StatusChange } from './request-change.types.js';
import type { RequestBase } from './request.entity.js';

const { max } = LIMITS.bulk;

@InputType('RequestRowInput', { description: 'A request as it was read.' })
export class RequestRow {
  @IdField({ description: 'Id of the request.' })
  id: string;

  @IntField({ min: 1, description: 'The version that was read.' })
  version: number;
}

@InputType('RequestRowsInput', { description: 'Several requests of one kind.' })
export class RequestRows {
  @Field(() => [RequestRow], {
    description: `From 1 to ${max} requests, each named once.`,
  })
  @IsArray({ message: 'type' })
  @ArrayNotEmpty({ message: 'required' })
  @ArrayMaxSize(max, { message: `items:0:${max}` })
  @ArrayUnique((row: Partial<RequestRow> | null) => row?.id, { message: 'taken' })
  @ValidateNested({ each: true, message: 'type' })
  @Type(() => RequestRow)
  rows: RequestRow[];
}

/** A new status of several requests, with the note for each client. */
export type BulkStatusChange<E extends RequestBase = RequestBase> = RequestRows &
  Pick<StatusChange<E>, 'status' | 'note'>;

@InputType('AssignRequestsInput', { description: 'Who is to deal with several requests.' })
export class BulkAssignment extends RequestRows {
  @IdField({
    optional: true,
    description: 'Id of an active administrator; null or left out: nobody.',
  })
  assigneeId?: string | null;
}

@ObjectType('StaleRequest', {
  description: 'A request that is no longer as it was read.',
})
export class StaleRequest {
  @Field(() => ID, { description: 'Id of the request.' })
  id: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its reference number; null if there is no such request.',
  })
  reference: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of who changed it last; null if it was the product itself.',
  })
  changedBy: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was changed last.',
  })
  changedAt: Date | null;
}

@ObjectType('BulkRequestResult', {
  description: 'What became of a change of several requests: all were changed, or none.',
})
export class BulkResult {
  @Field(() => [ID], { description: 'Ids of the changed requests; empty if there are conflicts.' })
  changed: string[];

  @Field(() => [StaleRequest], {
    description: 'The requests because of which nothing was changed.',
  })
  conflicts: StaleRequest[];
}
