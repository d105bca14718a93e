import { Injectable } from '@nestjs/common';
import { Lockout } from '../../core/access/lockout.service.js';
import { type LinkRecipient, LinkMailsService } from '../link-tokens/link-mails.service.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Revokes every way into an account at once, and opens them again. */
@Injectable()
export class UserAccess {
  constructor(
    private readonly sessions: SessionsService,
    private readonly links: LinkTokensService,
    private readonly linkMails: LinkMailsService,
    private readonly lockout: Lockout,
  ) {}

  /** Ends sessions, but for the one that is kept, and every mailed link. */
  async revokeAccess(
    transaction: Transaction,
    userId: string,
    keptSession?: string,
  ): Promise<void> {
    await this.sessions.endAll(transaction, userId, keptSession);
    await this.links.revokeAll(transaction, userId);
  }

  /** The address is another one: older links are worthless, and a new one asks for its proof. */
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

  /** Until when wrong passwords keep somebody out of the account; null while nobody is. */
  lockedUntil(email: string): Promise<Date | null> {
    return this.lockout.lockedUntil(email);
  }

  /** Ends the locks that wrong passwords have put on the account. */
  unlock(email: string): Promise<void> {
    return this.lockout.clear(email);
  }
}
