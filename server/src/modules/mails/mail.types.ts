import { ArgsType, Field, GraphQLISODateTime, ID, Int, ObjectType } from '@nestjs/graphql';
import { IsIn, IsOptional } from 'class-validator';
import { MAIL_STATUSES, type MailStatus } from '../../contract/enums.js';
import { MailStatusEnum } from '../../core/validation/graphql-enums.js';
import { ListArgs } from '../../core/list/list.args.js';
import { PageType } from '../../core/list/page-type.js';

@ObjectType({
  description: 'A mail of the outbox; what it says is not shown, since it may hold secret links.',
})
export class Mail {
  @Field(() => ID, { description: 'Id of the mail.' })
  id: string;

  @Field(() => String, { name: 'to', description: 'Whom it goes to.' })
  toAddress: string;

  @Field(() => MailStatusEnum, { description: 'How far it has come.' })
  status: MailStatus;

  @Field(() => Int, { description: 'How often sending was tried.' })
  attempts: number;

  @Field(() => String, { nullable: true, description: 'What the mail server said last.' })
  lastError: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was queued.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When it was sent.' })
  sentAt: Date | null;
}

@ObjectType({ description: 'Mails, one page.' })
export class MailPage extends PageType(Mail) {}

@ArgsType()
export class MailListArgs extends ListArgs {
  @Field(() => MailStatusEnum, { nullable: true, description: 'Only this status.' })
  @IsOptional()
  @IsIn(MAIL_STATUSES, { message: 'oneOf' })
  status?: MailStatus;
}
