import { ArgsType, Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { Node } from '../../platform/graphql/node.js';
import { MAIL_STATUSES, type MailStatus } from '../../contract/enums.js';
import { MailStatusEnum } from '../../platform/graphql/graphql-enums.js';
import { graphqlList, SortInput } from '../../platform/list/graphql-list.js';
import { ListArgs } from '../../platform/list/list.args.js';
import { EnumField } from '../../platform/validation/fields.js';
import { PageType } from '../../platform/list/page-type.js';
import { DateTimeScalar, EmailAddressScalar } from '../../platform/validation/scalars.js';

@ObjectType({
  description: 'A mail in the outbox. Its text is not shown, since it may hold secret links.',
  implements: () => [Node],
})
export class Mail {
  @Field(() => ID, { description: 'Id of the mail.' })
  id: string;

  @Field(() => EmailAddressScalar, { name: 'to', description: 'E-mail address of the recipient.' })
  toAddress: string;

  @Field(() => MailStatusEnum, { description: 'Status of the mail.' })
  status: MailStatus;

  @Field(() => Int, { description: 'Number of attempts to send it.' })
  attempts: number;

  @Field(() => String, {
    nullable: true,
    description: 'Last error from the mail server; null if there was none.',
  })
  lastError: string | null;

  @Field(() => DateTimeScalar, { description: 'When it was put into the outbox.' })
  createdAt: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was sent; null if it has not been.',
  })
  sentAt: Date | null;
}

@ObjectType({ description: 'A page of mails.' })
export class MailPage extends PageType(Mail) {}

@ArgsType()
export class MailListArgs extends ListArgs {
  @EnumField(MailStatusEnum, MAIL_STATUSES, {
    optional: true,
    description: 'Only mails with this status.',
  })
  status?: MailStatus;
}

export const MAIL_COLUMNS = { createdAt: 'When it was put into the outbox.' };

/** Mails are not searched: their texts may hold secret links. */
export const mailList = graphqlList({
  ...{ name: 'Mail', many: 'mails', args: MailListArgs, without: ['search'] },
  sort: SortInput('Mail', 'mails', MAIL_COLUMNS),
});
