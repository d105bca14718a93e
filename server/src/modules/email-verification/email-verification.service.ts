import { Injectable } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import { normalizeEmail } from '../../contract/patterns.js';
import type { ClientInfo } from '../../core/access/client-info.js';
import { type RateLimit, RateLimits } from '../../core/access/rate-limits.service.js';
import type { Viewer } from '../../core/request-context/viewer.js';
import { AppError } from '../../core/errors/app-error.js';
import { LinkMailsService } from '../link-tokens/link-mails.service.js';
import type { SendReceipt } from '../link-tokens/link-mails.types.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { type LinkRequest, LinkRequests } from '../users/link-requests.service.js';
import type { UserType } from '../users/user.types.js';
import { UsersService } from '../users/users.service.js';
import type { EmailVerificationStatus, VerificationArgs } from './email-verification.types.js';

const purpose = 'verification';
const FLOOR = { points: 1, seconds: RESEND_SECONDS.verificationPanel };
const SEND: LinkRequest = { purpose, floor: { name: 'verification-send', ...FLOOR } };
const RESEND: LinkRequest = { purpose, floor: { name: 'verification-resend', ...FLOOR } };
const CORRECT_FLOOR: RateLimit = { name: 'verification-correct', ...FLOOR };
const CORRECTIONS: RateLimit = { name: 'email-corrections', points: 5, seconds: 3600 };
const STATUS: RateLimit = { name: 'verification-status', points: 120, seconds: 60 };

/** Proves that an address is the person's own, by a mailed link. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly requests: LinkRequests,
    private readonly users: UsersService,
    private readonly links: LinkTokensService,
    private readonly mails: LinkMailsService,
    private readonly limits: RateLimits,
  ) {}

  send(target: VerificationArgs, clientInfo: ClientInfo): Promise<SendReceipt> {
    return this.requests.ask(SEND, target, clientInfo);
  }

  resend(target: VerificationArgs, clientInfo: ClientInfo): Promise<SendReceipt> {
    return this.requests.ask(RESEND, target, clientInfo);
  }

  /**
   * Moves the caller's own account, not verified yet, to another address and mails a link there. An
   * address that is taken is refused in the words of registration, which asks the same question; the
   * limits count refusals, too, so that nobody finds out many.
   */
  async correct(
    viewer: Viewer,
    { email, returnTo }: VerificationArgs,
    clientInfo: ClientInfo,
  ): Promise<UserType> {
    await this.limits.consume(CORRECTIONS, viewer.id);
    await this.mails.enforceRateLimit(CORRECT_FLOOR, email, clientInfo);
    return this.users.correctEmail(viewer, email, returnTo);
  }

  /** Any number of times until the link runs out, always with the same success (A09). */
  async verify(token: string, clientInfo: ClientInfo): Promise<EmailVerificationStatus> {
    const link = await this.links.check(token, purpose, clientInfo);
    const isEmailVerified = await this.users.transaction((transaction) =>
      this.users.markVerified(transaction, link.userId, link.email),
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
