import { Injectable } from '@nestjs/common';
import { LockoutService } from '../../core/access/lockout.service.js';
import { type LinkRecipient, LinkMailsService } from '../link-tokens/link-mails.service.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Sessions, links and locks of an account: everything that decides whether its user can get in. */
@Injectable()
export class UserAccess {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: LinkTokensService,
    private readonly linkMails: LinkMailsService,
    private readonly lockout: LockoutService,
  ) {}

  /** Ends all sessions, except one if its id is given, and all mailed links. */
  async revokeAccess(
    transaction: Transaction,
    userId: string,
    exceptSessionId?: string,
  ): Promise<void> {
    await this.sessions.endAll(transaction, userId, exceptSessionId);
    await this.links.revokeAll(transaction, userId);
  }

  /** Mails a link that verifies a new address, and ends older links. */
  async sendVerification(
    transaction: Transaction,
    user: LinkRecipient,
    returnTo?: string | null,
  ): Promise<void> {
    await this.links.revokeAll(transaction, user.id);
    await this.linkMails.send(transaction, user, { purpose: 'verification', returnTo });
  }

  mailPasswordChanged(transaction: Transaction, user: LinkRecipient): Promise<void> {
    return this.linkMails.sendPasswordChanged(transaction, user);
  }

  /** When the lock after wrong passwords ends; null if there is none. */
  lockedUntil(email: string): Promise<Date | null> {
    return this.lockout.lockedUntil(email);
  }

  /** Ends all locks after wrong passwords. */
  unlock(email: string): Promise<void> {
    return this.lockout.clear(email);
  }
}
