import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../contract/locales.js';
import { accountKey } from '../../platform/access/counter-keys.js';
import {
  type Caller,
  type OperationLimit,
  type RateLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { MailService } from '../../platform/mail/mail.service.js';
import type { LinkPurpose } from './link-token.entity.js';
import { LinkTokensService } from './link-tokens.service.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { TextVariables } from '../../platform/texts/text-values.js';

/** The user who gets the mail. */
export interface LinkRecipient {
  id: string;
  fullName: string;
  email: string;
  language: Locale;
  emailProvedAt: Date | null;
}

/** The purpose of the link, and the page that opens after it. */
export interface LinkMail {
  purpose: keyof typeof MAIL;
  returnTo?: string | null;
}

const MAIL: Record<Exclude<LinkPurpose, 'disown'>, { template: string; page: string }> = {
  verification: { template: 'verification', page: '/verify-email' },
  reset: { template: 'passwordReset', page: '/reset-password' },
  earlierRequests: { template: 'earlierRequests', page: '/earlier-requests' },
};
const DISOWN_PAGE = '/not-me';

/**
 * Why a link is mailed. Each reason has a counter for each e-mail address, so that strangers who ask for links
 * keep neither its owner nor the office from theirs.
 */
export type LinkReason =
  'request' | 'knownCaller' | 'account' | 'office' | 'earlierRequests' | 'code';

/** Mails with links to one e-mail address that the office entered. */
export const OFFICE_LINKS: OperationLimit = {
  ...{ name: 'link-mail-office', points: 5, seconds: 5 * 60 },
  ...{ per: 'email', counts: 'mails' },
};
/** Mails to one e-mail address. */
const PER_RECIPIENT: Record<LinkReason, RateLimit> = {
  request: { name: 'link-mail-to', points: 5, seconds: 5 * 60 },
  knownCaller: { name: 'link-mail-known', points: 5, seconds: 5 * 60 },
  account: { name: 'link-mail-account', points: 5, seconds: 5 * 60 },
  office: OFFICE_LINKS,
  // any account may be registered with the address, and ask
  earlierRequests: { name: 'link-mail-earlier', points: 5, seconds: 24 * 3600 },
  // each is a guess at the code for whoever cannot read the mailbox
  code: { name: 'link-mail-code', points: 10, seconds: 3600 },
};
/** Mails requested by one account or from one IP address. */
export const MAILS_OF_CALLER: OperationLimit = {
  ...{ name: 'link-mail-from', points: 100, seconds: 3600 },
  per: 'caller',
};

/** Mails with links to verify an address or reset a password, and limits for requesting them. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly links: LinkTokensService,
    private readonly mails: MailService,
    private readonly limits: RateLimitsService,
  ) {}

  /** Makes a link and queues its mail in the same transaction. The base address comes from the configuration. */
  async send(
    transaction: Transaction,
    to: LinkRecipient,
    { purpose, returnTo }: LinkMail,
  ): Promise<void> {
    const { template, page } = MAIL[purpose];
    const { id, secret, seconds } = await this.links.issue(transaction, to, purpose);
    await this.mails.enqueue(transaction, {
      cause: `${purpose}:${id}:${to.id}`,
      to: to.email,
      language: to.language,
      template,
      path: `${page}/${secret}${returnTo ? `?from=${encodeURIComponent(returnTo)}` : ''}`,
      variables: { validity: { seconds }, ...(await this.wordsFor(transaction, to, purpose)) },
    });
  }

  /**
   * A mail to an address that was only typed greets nobody by the name that was typed with it, and has a link for whoever
   * did not make the account (A79).
   */
  private async wordsFor(
    transaction: Transaction,
    to: LinkRecipient,
    purpose: LinkPurpose,
  ): Promise<TextVariables> {
    if (purpose === 'reset') return { name: to.fullName };
    if (to.emailProvedAt) return {};
    const { secret } = await this.links.issue(transaction, to, 'disown');
    return { otherLink: { page: `${DISOWN_PAGE}/${secret}` } };
  }

  /** Mails that the password was changed, with a link for the case that somebody else did it. */
  async sendPasswordChanged(transaction: Transaction, to: LinkRecipient): Promise<void> {
    await this.mails.enqueue(transaction, {
      cause: `passwordChanged:${uuidv7()}:${to.id}`,
      to: to.email,
      language: to.language,
      template: 'passwordChanged',
      path: '/forgot-password',
      variables: { name: to.fullName, changedAt: { moment: new Date().toISOString() } },
    });
  }

  /** Counts a mail to an address; false beyond the limit, and then nothing may be mailed. */
  async mayMail(
    transaction: Transaction,
    email: string,
    { reason, caller = '' }: { reason: LinkReason; caller?: string },
  ): Promise<boolean> {
    const limit = PER_RECIPIENT[reason];
    const key = accountKey(email) + (caller && `:${caller}`);
    return (await this.limits.countIn(transaction, limit, key)) === 0;
  }

  /** TOO_MANY_REQUESTS if the office has mailed too many links there. */
  async countOffice(transaction: Transaction, email: string): Promise<void> {
    await this.limits.consumeIn(transaction, OFFICE_LINKS, accountKey(email));
  }

  /**
   * TOO_MANY_REQUESTS for requests of one caller too soon or too often, whether the e-mail address has an account
   * or not (A08). What others ask for the address counts where the mail leaves (`mayMail`), so that nobody
   * else is refused for it.
   */
  async enforceRateLimit(cooldown: OperationLimit, email: string, caller: Caller): Promise<void> {
    const { accountId, address } = caller;
    await this.limits.consume(cooldown, `${accountKey(email)}:${accountId ?? address}`);
    await this.limits.consumeFor(MAILS_OF_CALLER, caller);
  }
}
