import { Injectable } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import type { Caller } from '../../core/access/caller.js';
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

  send(email: string, caller: Caller): Promise<SendReceipt> {
    return this.requests.ask(SEND, email, caller);
  }

  resend(email: string, caller: Caller): Promise<SendReceipt> {
    return this.requests.ask(RESEND, email, caller);
  }

  /** Whether a link is still good. Looking does not use it up. */
  async verify(token: string, caller: Caller): Promise<{ valid: boolean }> {
    await this.links.check(token, purpose, caller);
    return { valid: true };
  }

  /** The link is taken in the transaction that sets the password: of two at once, one succeeds. */
  async reset(token: string, newPassword: string, caller: Caller): Promise<boolean> {
    const link = await this.links.check(token, purpose, caller);
    await this.passwordChanges.replaceLost(link, newPassword, (manager) =>
      this.links.take(manager, token, purpose),
    );
    return true;
  }
}
