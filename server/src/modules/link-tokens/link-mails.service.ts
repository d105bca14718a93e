import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Locale } from '../../contract/locales.js';
import { type RateLimit, RateLimits } from '../../core/access/rate-limits.service.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import { accountKey } from '../../core/access/account-key.js';
import { MailService } from '../../core/mail/mail.service.js';
import type { LinkPurpose } from './link-purpose.js';
import { LinkTokensService } from './link-tokens.service.js';
import type { Transaction } from '../../core/database/transaction.js';

/** Who gets the mail. */
export interface LinkRecipient {
  id: string;
  fullName: string;
  email: string;
  language: Locale;
}

/** What the link is for, and the page that it leads on to. */
export interface LinkMail {
  purpose: LinkPurpose;
  returnTo?: string | null;
}

const MAIL: Record<LinkPurpose, { template: string; page: string }> = {
  verification: { template: 'verification', page: '/verify-email' },
  reset: { template: 'passwordReset', page: '/reset-password' },
};

/** Mails of this kind to one address from everywhere, and asked for from one address for everybody. */
const TO_ONE_ADDRESS: RateLimit = { name: 'link-mail-to', points: 5, seconds: 5 * 60 };
const FROM_ONE_PLACE: RateLimit = { name: 'link-mail-from', points: 100, seconds: 3600 };

/** Mails with a link in them, and how often they may be asked for. */
@Injectable()
export class LinkMailsService {
  constructor(
    private readonly links: LinkTokensService,
    private readonly mails: MailService,
    private readonly limits: RateLimits,
  ) {}

  /** A new link, mailed in the transaction that made it. Its address comes from the configuration. */
  async send(
    transaction: Transaction,
    to: LinkRecipient,
    { purpose, returnTo }: LinkMail,
  ): Promise<void> {
    const { template, page } = MAIL[purpose];
    const { id, secret, seconds } = await this.links.issue(transaction, to, purpose);
    await this.mails.enqueue(transaction, {
      cause: `${purpose}:${id}`,
      to: to.email,
      language: to.language,
      template,
      path: `${page}/${secret}${returnTo ? `?from=${encodeURIComponent(returnTo)}` : ''}`,
      variables: { name: to.fullName, validity: { seconds } },
    });
  }

  /** Tells a person that the password is another one, and where to go if it was not them. */
  async sendPasswordChanged(transaction: Transaction, to: LinkRecipient): Promise<void> {
    await this.mails.enqueue(transaction, {
      cause: `passwordChanged:${uuidv7()}`,
      to: to.email,
      language: to.language,
      template: 'passwordChanged',
      path: '/forgot-password',
      variables: { name: to.fullName, changedAt: { moment: new Date().toISOString() } },
    });
  }

  /** Refuses who asks too soon or too often, whether the address has an account or not (A08). */
  async enforceRateLimit(floor: RateLimit, email: string, { address }: ClientInfo): Promise<void> {
    await this.limits.consume(floor, `${accountKey(email)}:${address}`);
    await this.limits.consume(TO_ONE_ADDRESS, accountKey(email));
    await this.limits.consume(FROM_ONE_PLACE, address);
  }
}
