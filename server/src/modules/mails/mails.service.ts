import { Injectable } from '@nestjs/common';
import { Database } from '../../core/database/database.js';
import type { Page } from '../../core/database/page.js';
import { ChangeRecorder } from '../../core/events/change-recorder.js';
import { ListEngine } from '../../core/list/list-engine.js';
import { MailEntity } from '../../core/mail/mail.entity.js';
import { MailService } from '../../core/mail/mail.service.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import type { MailListArgs } from './mail.types.js';

/** The mails in the outbox, for administrators. */
@Injectable()
export class MailsService {
  constructor(
    private readonly lists: ListEngine,
    private readonly database: Database,
    private readonly outbox: MailService,
    private readonly recorder: ChangeRecorder,
  ) {}

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

  /** Sends a failed mail again, and records who did it. */
  retry(viewer: Viewer, id: string): Promise<MailEntity> {
    return this.database.transaction(async (transaction) => {
      const { before, after } = await this.outbox.retry(transaction, id);
      await this.recorder.record(transaction, {
        viewer,
        action: 'mail.retried',
        entity: 'mail',
        entityId: id,
        label: after.toAddress,
        before: shownValues(before),
        after: shownValues(after),
      });
      return after;
    });
  }
}

/** Without its content, which may hold secret links. */
const shownValues = ({ status, lastError }: MailEntity) => ({ status, lastError });
