import { Injectable } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import { accountKey } from '../../platform/access/counter-keys.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { LockoutService } from '../../platform/access/lockout.service.js';
import { type LinkRecipient, LinkMailsService } from '../link-tokens/link-mails.service.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInChallengesService } from '../sessions/sign-in-challenges.service.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Reset links that administrators send to one address. */
export const RESET_LINKS: OperationLimit = {
  name: 'reset-by-office',
  points: 1,
  seconds: RESEND_SECONDS.reset,
  per: 'email',
};

/** Sessions, links and locks of an account: everything that decides whether its user can get in. */
@Injectable()
export class UserAccess {
  constructor(
    private readonly sessions: SessionsService,
    private readonly challenges: SignInChallengesService,
    private readonly links: LinkTokensService,
    private readonly linkMails: LinkMailsService,
    private readonly lockout: LockoutService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Ends all sessions, except one if its id is given, sign-ins that wait for a code, and all mailed links. */
  async revokeAccess(
    transaction: Transaction,
    userId: string,
    exceptSessionId?: string,
  ): Promise<void> {
    await this.sessions.endAll(transaction, userId, exceptSessionId);
    await this.challenges.endAll(transaction, userId);
    await this.links.revokeAll(transaction, userId);
  }

  /** The same where the address was or is a stranger's: who had links is not told of those that are mailed now. */
  async revokeFromStrangers(
    transaction: Transaction,
    userId: string,
    exceptSessionId?: string,
  ): Promise<void> {
    await this.revokeAccess(transaction, userId, exceptSessionId);
    await this.links.forgetEnded(transaction, userId);
  }

  /** Ends the links to an address that the account no longer has, as `revokeFromStrangers` does; sessions go on. */
  async revokeOldLinks(transaction: Transaction, userId: string): Promise<void> {
    await this.links.revokeAll(transaction, userId);
    await this.links.forgetEnded(transaction, userId);
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

  /**
   * The same for an address that somebody typed for their account, which may be a stranger's: nothing leaves if it
   * has got too many links so, whatever became of the accounts that they were for. What says "it was not me" in earlier
   * mails holds then, too: it follows the address of the account.
   */
  async sendTypedVerification(
    transaction: Transaction,
    user: LinkRecipient,
    returnTo?: string | null,
  ): Promise<void> {
    if (await this.linkMails.mayMail(transaction, user.email, { reason: 'account' }))
      await this.sendVerification(transaction, user, returnTo);
    else if (!user.emailProvedAt) await this.links.issue(transaction, user, 'disown');
  }

  /** The same for an address that the office entered; TOO_MANY_REQUESTS if it has entered it too often. */
  async sendOfficeVerification(transaction: Transaction, user: LinkRecipient): Promise<void> {
    await this.linkMails.countOffice(transaction, user.email);
    await this.sendVerification(transaction, user);
  }

  /** TOO_MANY_REQUESTS for a reset link of the office too soon after another one. */
  async sendOfficeReset(transaction: Transaction, user: LinkRecipient): Promise<void> {
    await this.limits.consumeIn(transaction, RESET_LINKS, accountKey(user.email));
    await this.sendReset(transaction, user);
  }

  sendReset(transaction: Transaction, user: LinkRecipient): Promise<void> {
    return this.linkMails.send(transaction, user, { purpose: 'reset' });
  }

  mailPasswordChanged(transaction: Transaction, user: LinkRecipient): Promise<void> {
    return this.linkMails.sendPasswordChanged(transaction, user);
  }

  /** When the lock after wrong passwords or second factors ends; null if there is none. */
  lockedUntil(email: string): Promise<Date | null> {
    return this.lockout.lockedUntil(email);
  }

  /** Ends all locks after wrong passwords and second factors. */
  unlock(email: string): Promise<void> {
    return this.lockout.clear(email);
  }

  /** Ends those after wrong passwords: who reads the mailbox may still be guessing the second factor. */
  unlockPassword(email: string): Promise<void> {
    return this.lockout.clear(email, ['password']);
  }
}
