import { ArgsType, Field, ID } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsUUID } from 'class-validator';
import { LIMITS } from '../../contract/limits.js';

const { maxLimit } = LIMITS.list;

@ArgsType()
export class MailIdsArgs {
  @Field(() => [ID], { description: `Ids of the mails, up to ${maxLimit}.` })
  @IsArray({ message: 'type' })
  @ArrayMaxSize(maxLimit, { message: `items:0:${maxLimit}` })
  @IsUUID(undefined, { each: true, message: 'id' })
  ids: string[];
}
