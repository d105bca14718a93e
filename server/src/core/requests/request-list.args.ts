import { ArgsType, Field, ID } from '@nestjs/graphql';
import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { ListArgs, toBoolean } from '../list/list.args.js';

/** Base class of the arguments of an administrators' list of requests. */
@ArgsType()
export abstract class RequestListArgs extends ListArgs {
  @Field(() => Boolean, { nullable: true, description: 'True lists what is in the trash instead.' })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  deleted?: boolean;

  @Field(() => ID, {
    nullable: true,
    description: 'Only requests that the administrator with this id deals with.',
  })
  @IsOptional()
  @IsUUID(undefined, { message: 'id' })
  assigneeId?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only requests that nobody deals with.',
  })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  unassigned?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only requests whose client waits for an answer.',
  })
  @toBoolean
  @IsOptional()
  @IsIn([true, false], { message: 'boolean' })
  unanswered?: boolean;
}
