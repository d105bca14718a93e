import { Injectable } from '@nestjs/common';
import { DeferredTasks } from '../../core/access/deferred-tasks.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import type { RateLimit } from '../../core/access/rate-limits.service.js';
import { LinkMailsService } from '../link-tokens/link-mails.service.js';
import type { SendReceipt } from '../link-tokens/link-mails.types.js';
import type { LinkPurpose } from '../link-tokens/link-purpose.js';
import { UsersService } from './users.service.js';

/** What is asked for: a link of this purpose, and how soon after the last one. */
export interface LinkRequest {
  purpose: LinkPurpose;
  floor: RateLimit;
}

/** For which address, and the page that the link leads on to. */
export interface LinkTarget {
  email: string;
  returnTo?: string | null;
}

/** Somebody asks for a mailed link for an address that may or may not be known (S10). */
@Injectable()
export class LinkRequests {
  constructor(
    private readonly users: UsersService,
    private readonly linkMails: LinkMailsService,
    private readonly deferredTasks: DeferredTasks,
  ) {}

  /** The same answer at once for everybody; what there is to mail is found out afterwards. */
  async ask(
    { purpose, floor }: LinkRequest,
    target: LinkTarget,
    clientInfo: ClientInfo,
  ): Promise<SendReceipt> {
    await this.linkMails.enforceRateLimit(floor, target.email, clientInfo);
    this.deferredTasks.run(() => this.mail(purpose, target));
    return { success: true, retryAfter: floor.seconds };
  }

  private async mail(purpose: LinkPurpose, { email, returnTo }: LinkTarget): Promise<void> {
    const user = (await this.users.findAccount(email))?.user;
    if (!user?.isActive || (purpose === 'verification' && user.emailVerifiedAt)) return;
    await this.users.transaction((transaction) =>
      this.linkMails.send(transaction, user, { purpose, returnTo }),
    );
  }
}
