import { Injectable } from '@nestjs/common';
import { DeferredTasks } from '../../core/access/deferred-tasks.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import type { RateLimit } from '../../core/access/rate-limits.service.js';
import { LinkMailsService } from '../link-tokens/link-mails.service.js';
import type { SendReceipt } from '../link-tokens/link-mails.types.js';
import type { LinkPurpose } from '../link-tokens/link-purpose.js';
import { UsersService } from './users.service.js';

/** The purpose of the requested link, and how long to wait before another request. */
export interface LinkRequest {
  purpose: LinkPurpose;
  cooldown: RateLimit;
}

/** The address that gets the link, and the page that opens after it. */
export interface LinkTarget {
  email: string;
  returnTo?: string | null;
}

/** Requests for mailed links, for addresses with and without an account (S10). */
@Injectable()
export class LinkRequestsService {
  constructor(
    private readonly users: UsersService,
    private readonly linkMails: LinkMailsService,
    private readonly deferredTasks: DeferredTasks,
  ) {}

  /** Returns at once and the same for every address; looks for the account and mails the link afterwards. */
  async request(
    { purpose, cooldown }: LinkRequest,
    target: LinkTarget,
    clientInfo: ClientInfo,
  ): Promise<SendReceipt> {
    await this.linkMails.enforceRateLimit(cooldown, target.email, clientInfo);
    this.deferredTasks.run(() => this.mail(purpose, target));
    return { success: true, retryAfter: cooldown.seconds };
  }

  private async mail(purpose: LinkPurpose, { email, returnTo }: LinkTarget): Promise<void> {
    const user = (await this.users.findAccount(email))?.user;
    if (!user?.isActive || (purpose === 'verification' && user.emailVerifiedAt)) return;
    await this.users.transaction((transaction) =>
      this.linkMails.send(transaction, user, { purpose, returnTo }),
    );
  }
}
