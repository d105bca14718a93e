import { Injectable } from '@nestjs/common';
import { ListEngine } from '../../core/list/list-engine.js';
import type { Page } from '../../core/database/page.js';
import { MailEntity } from '../../core/mail/mail.entity.js';
import type { MailListArgs } from './mail.types.js';

/** The list of mails in the outbox, for administrators. */
@Injectable()
export class MailsService {
  constructor(private readonly lists: ListEngine) {}

  page({ status, page, limit, offset }: MailListArgs): Promise<Page<MailEntity>> {
    return this.lists.page(
      MailEntity,
      { status },
      { page, limit, offset },
      {
        sortable: ['createdAt'],
        defaultSort: [['createdAt', 'desc']],
      },
    );
  }
}
