import { Injectable } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import type { SendReceipt } from '../link-tokens/link-mails.types.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { type LinkRequest, LinkRequests } from '../users/link-requests.service.js';
import { PasswordChanges } from '../users/password-changes.service.js';

const purpose = 'reset';
const FLOOR = { points: 1, seconds: RESEND_SECONDS.reset };
const SEND: LinkRequest = { purpose, floor: { name: 'reset-send', ...FLOOR } };
const RESEND: LinkRequest = { purpose, floor: { name: 'reset-resend', ...FLOOR } };

/** A new password for whoever can read the account's mail. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly requests: LinkRequests,
    private readonly passwordChanges: PasswordChanges,
    private readonly links: LinkTokensService,
  ) {}

  send(email: string, clientInfo: ClientInfo): Promise<SendReceipt> {
    return this.requests.ask(SEND, { email }, clientInfo);
  }

  resend(email: string, clientInfo: ClientInfo): Promise<SendReceipt> {
    return this.requests.ask(RESEND, { email }, clientInfo);
  }

  /** Whether a link is still good. Looking does not use it up. */
  async verify(token: string, clientInfo: ClientInfo): Promise<{ valid: boolean }> {
    await this.links.check(token, purpose, clientInfo);
    return { valid: true };
  }

  /** The link is taken in the transaction that sets the password: of two at once, one succeeds. */
  async reset(token: string, newPassword: string, clientInfo: ClientInfo): Promise<boolean> {
    const link = await this.links.check(token, purpose, clientInfo);
    await this.passwordChanges.resetPassword(link, newPassword, (transaction) =>
      this.links.take(transaction, token, purpose),
    );
    return true;
  }
}
