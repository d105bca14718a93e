import { Injectable } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import type { Caller } from '../../platform/access/rate-limits.service.js';
import { MAILS_OF_CALLER } from '../link-tokens/link-mails.service.js';
import type { AccountAddress, SendReceipt } from '../link-tokens/link-mails.types.js';
import { SecondFactorSwitch } from '../second-factor/second-factor-switch.service.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { type LinkRequest, LinkRequestsService } from '../users/link-requests.service.js';
import { PasswordChangesService } from '../users/password-changes.service.js';
import type { ResetLink } from './password-reset.types.js';

const purpose = 'reset';
const COOLDOWN = {
  ...{ points: 1, seconds: RESEND_SECONDS.reset },
  per: 'callerAndEmail' as const,
};
const SEND: LinkRequest = { purpose, cooldown: { name: 'reset-send', ...COOLDOWN } };
const RESEND: LinkRequest = { purpose, cooldown: { name: 'reset-resend', ...COOLDOWN } };

export const SEND_LIMITS = [SEND.cooldown, MAILS_OF_CALLER];
export const RESEND_LIMITS = [RESEND.cooldown, MAILS_OF_CALLER];

/** Resets passwords by mailed links. */
@Injectable()
export class PasswordResetService {
  constructor(
    private readonly requests: LinkRequestsService,
    private readonly passwordChanges: PasswordChangesService,
    private readonly links: LinkTokensService,
    private readonly factor: SecondFactorSwitch,
  ) {}

  send(email: string, caller: Caller): Promise<SendReceipt> {
    return this.requests.request(SEND, { email }, caller);
  }

  resend(email: string, caller: Caller): Promise<SendReceipt> {
    return this.requests.request(RESEND, { email }, caller);
  }

  /** INVALID_RESET_TOKEN if the link is not valid. Does not use it up. */
  async verify(token: string, clientInfo: ClientInfo): Promise<ResetLink> {
    const { email } = await this.links.check(token, purpose, clientInfo);
    return { valid: true, email };
  }

  /**
   * The link is used up in the transaction that sets the password, so one of two concurrent calls succeeds. A second
   * factor that was added before the address was proved ends with it.
   */
  async reset(token: string, newPassword: string, clientInfo: ClientInfo): Promise<AccountAddress> {
    const link = await this.links.check(token, purpose, clientInfo);
    await this.passwordChanges.resetPassword(link, newPassword, async (transaction) => {
      await this.links.consume(transaction, token, purpose);
      await this.factor.dropUnproved(transaction, link.userId);
    });
    return { email: link.email };
  }
}
