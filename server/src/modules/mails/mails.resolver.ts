import { Args, ID, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Allow, CurrentViewer } from '../../platform/access/access.decorators.js';
import { ChangeCount, countOf } from '../../platform/graphql/answers.js';
import { UuidPipe } from '../../platform/http/id.pipe.js';
import { Listed } from '../../platform/list/graphql-list.js';
import type { MailEntity } from '../../platform/mail/mail.entity.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { Mail, mailList, type MailListArgs, MailPage } from './mail.types.js';
import { MailsService } from './mails.service.js';

@Resolver(() => Mail)
export class MailsResolver {
  constructor(
    private readonly service: MailsService,
    private readonly outbox: MailService,
  ) {}

  @Allow('mail.manage')
  @Query(() => MailPage, { description: 'Mails in the outbox, newest first; for administrators.' })
  mails(@Listed(mailList) args: MailListArgs) {
    return this.service.page(args);
  }

  @ResolveField(() => String, {
    description: 'Subject line; after delivery in production it holds no names.',
  })
  subject(@Parent() mail: MailEntity) {
    return this.outbox.subjectOf(mail);
  }

  @Allow('mail.manage')
  @Mutation(() => Mail, {
    description: 'Sends a failed mail again; STALE_WRITE if it has not failed.',
  })
  retryMail(
    @CurrentViewer() viewer: Viewer,
    @Args('id', { type: () => ID, description: 'Id of the mail.' }, UuidPipe) id: string,
  ) {
    return this.service.retry(viewer, id);
  }

  @Allow('mail.manage')
  @Mutation(() => ChangeCount, {
    description:
      'Sends failed mails again, the oldest first, at most 500 at once. Answers how many.',
  })
  retryFailedMails(@CurrentViewer() viewer: Viewer) {
    return countOf(this.service.retryFailed(viewer));
  }
}
