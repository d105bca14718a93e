import { Injectable } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import { normalizeEmail } from '../../contract/patterns.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import { type RateLimit, RateLimits } from '../../core/access/rate-limits.service.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError } from '../../core/errors/app-error.js';
import type { SendReceipt } from '../link-tokens/link-mails.types.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { type LinkRequest, LinkRequests } from '../users/link-requests.service.js';
import { UsersService } from '../users/users.service.js';
import type { EmailVerificationStatus } from './email-verification.types.js';

const purpose = 'verification';
const FLOOR = { points: 1, seconds: RESEND_SECONDS.verificationPanel };
const SEND: LinkRequest = { purpose, floor: { name: 'verification-send', ...FLOOR } };
const RESEND: LinkRequest = { purpose, floor: { name: 'verification-resend', ...FLOOR } };
const STATUS: RateLimit = { name: 'verification-status', points: 120, seconds: 60 };

/** Proves that an address is the person's own, by a mailed link. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly requests: LinkRequests,
    private readonly users: UsersService,
    private readonly links: LinkTokensService,
    private readonly limits: RateLimits,
  ) {}

  send(email: string, clientInfo: ClientInfo): Promise<SendReceipt> {
    return this.requests.ask(SEND, email, clientInfo);
  }

  resend(email: string, clientInfo: ClientInfo): Promise<SendReceipt> {
    return this.requests.ask(RESEND, email, clientInfo);
  }

  /** Any number of times until the link runs out, always with the same success (A09). */
  async verify(token: string, clientInfo: ClientInfo): Promise<EmailVerificationStatus> {
    const link = await this.links.check(token, purpose, clientInfo);
    const isEmailVerified = await this.users.transaction((manager) =>
      this.users.markVerified(manager, link.userId, link.email),
    );
    if (!isEmailVerified) throw new AppError('INVALID_VERIFICATION_TOKEN');
    return { isEmailVerified };
  }

  /** The truth for the person and for administrators; everybody else learns nothing (A10). */
  async status(
    email: string,
    viewer: Viewer | undefined,
    clientInfo: ClientInfo,
  ): Promise<EmailVerificationStatus> {
    await this.limits.consume(STATUS, clientInfo.address);
    const asked = normalizeEmail(email);
    if (viewer?.email === asked) return { isEmailVerified: viewer.isEmailVerified };
    if (viewer?.role !== 'admin') return { isEmailVerified: false };
    const account = await this.users.findAccount(asked);
    return { isEmailVerified: Boolean(account?.user.emailVerifiedAt) };
  }
}
