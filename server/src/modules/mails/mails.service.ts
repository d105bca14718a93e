import { Injectable } from '@nestjs/common';
import { allSettledOrThrow } from '../../platform/database/all-settled-or-throw.js';
import { Database } from '../../platform/database/database.js';
import type { Page } from '../../platform/database/page.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { ChangeEventBus } from '../../platform/events/change-event-bus.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { columnNames } from '../../platform/list/graphql-list.js';
import { type ListDefinition, ListEngine } from '../../platform/list/list-engine.js';
import { MailEntity } from '../../platform/mail/mail.entity.js';
import { MailService, type RetriedMail } from '../../platform/mail/mail.service.js';
import type { Actor, Viewer } from '../../platform/request-context/viewer.js';
import { MAIL_COLUMNS, type MailListArgs } from './mail.types.js';

const LIST: ListDefinition<MailEntity> = {
  sortable: columnNames(MAIL_COLUMNS),
  defaultSort: [['createdAt', 'desc']],
};
/** Bounds one transaction; whoever has more presses again. */
const AT_MOST = 500;

/** The mails in the outbox, for administrators. */
@Injectable()
export class MailsService {
  constructor(
    private readonly lists: ListEngine,
    private readonly database: Database,
    private readonly outbox: MailService,
    private readonly auditLog: AuditLog,
    private readonly events: ChangeEventBus,
  ) {}

  page({ status, search: _, ...args }: MailListArgs): Promise<Page<MailEntity>> {
    return this.lists.page(MailEntity, { status }, args, LIST);
  }

  /** Sends a failed mail again, and records who did it. */
  retry(viewer: Viewer, id: string): Promise<MailEntity> {
    return this.database.transaction(async (transaction) => {
      const { before, after } = await this.outbox.retry(transaction, id);
      await this.record(transaction, viewer, before);
      return after;
    });
  }

  /** Sends failed mails again, and records each; answers how many. */
  retryFailed(viewer: Actor): Promise<number> {
    return this.database.transaction(async (transaction) => {
      const mails = await this.outbox.retryFailed(transaction, AT_MOST);
      await allSettledOrThrow(...mails.map((mail) => this.record(transaction, viewer, mail)));
      return mails.length;
    });
  }

  /** Sends everything again that has failed until now; answers how many. */
  async retryAllFailed(actor: Actor): Promise<number> {
    let retried = 0;
    // a running process may meanwhile have marked some of them as failed again
    const failed = await this.outbox.countFailed();
    for (let batch = AT_MOST; batch === AT_MOST && retried < failed; retried += batch) {
      batch = await this.retryFailed(actor);
    }
    return retried;
  }

  /** Without the content, which may hold secret links. */
  private record(transaction: Transaction, viewer: Actor, failed: RetriedMail): Promise<void> {
    const { id, toAddress, lastError } = failed;
    // lists of mails are counted anew
    this.events.announce(transaction, { entity: 'mail', id });
    return this.auditLog.record(transaction, {
      viewer,
      action: 'mail.retried',
      entity: 'mail',
      entityId: id,
      label: toAddress,
      before: { status: 'failed', lastError },
      after: { status: 'queued', lastError: null },
    });
  }
}
