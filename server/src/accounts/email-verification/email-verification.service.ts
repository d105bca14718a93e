import { Injectable } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import { normalizeEmail } from '../../contract/patterns.js';
import { roleCan } from '../../contract/permissions.js';
import { describeCaller, type ClientInfo } from '../../platform/access/client-info.js';
import {
  type Caller,
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { AppError } from '../../platform/errors/app-error.js';
import { LinkMailsService, MAILS_OF_CALLER } from '../link-tokens/link-mails.service.js';
import type { SendReceipt } from '../link-tokens/link-mails.types.js';
import { LinkTokensService } from '../link-tokens/link-tokens.service.js';
import { type LinkRequest, LinkRequestsService } from '../users/link-requests.service.js';
import type { UserType } from '../users/user.types.js';
import { UsersService } from '../users/users.service.js';
import type { EmailVerificationStatus, VerificationArgs } from './email-verification.types.js';

const purpose = 'verification';
const COOLDOWN = {
  ...{ points: 1, seconds: RESEND_SECONDS.verificationPanel },
  per: 'callerAndEmail' as const,
};
const SEND: LinkRequest = { purpose, cooldown: { name: 'verification-send', ...COOLDOWN } };
const RESEND: LinkRequest = { purpose, cooldown: { name: 'verification-resend', ...COOLDOWN } };
const CORRECTION_COOLDOWN: OperationLimit = { name: 'verification-correct', ...COOLDOWN };
const CORRECTIONS: OperationLimit = {
  name: 'email-corrections',
  points: 5,
  seconds: 3600,
  per: 'account',
};
export const STATUS: OperationLimit = {
  name: 'verification-status',
  points: 120,
  seconds: 60,
  per: 'caller',
};

export const SEND_LIMITS = [SEND.cooldown, MAILS_OF_CALLER];
export const RESEND_LIMITS = [RESEND.cooldown, MAILS_OF_CALLER];
export const CORRECTION_LIMITS = [CORRECTIONS, CORRECTION_COOLDOWN, MAILS_OF_CALLER];

/** Verifies e-mail addresses by mailed links. */
@Injectable()
export class EmailVerificationService {
  constructor(
    private readonly requests: LinkRequestsService,
    private readonly users: UsersService,
    private readonly links: LinkTokensService,
    private readonly mails: LinkMailsService,
    private readonly limits: RateLimitsService,
  ) {}

  send(target: VerificationArgs, caller: Caller): Promise<SendReceipt> {
    return this.requests.request(SEND, target, caller);
  }

  resend(target: VerificationArgs, caller: Caller): Promise<SendReceipt> {
    return this.requests.request(RESEND, target, caller);
  }

  /**
   * Changes the address of the caller's own account while it is not verified, and mails a link there.
   * EMAIL_TAKEN tells that an address has an account, as registration does. Refused calls count towards
   * the limits as well, so that nobody can test many addresses.
   */
  async correct(
    viewer: Viewer,
    { email, returnTo }: VerificationArgs,
    clientInfo: ClientInfo,
  ): Promise<UserType> {
    await this.limits.consume(CORRECTIONS, viewer.id);
    await this.mails.enforceRateLimit(
      CORRECTION_COOLDOWN,
      email,
      describeCaller(viewer, clientInfo),
    );
    return this.users.correctEmail(viewer, email, returnTo);
  }

  /**
   * Succeeds any number of times until the link expires, because mail programs open links by themselves (A09). In a
   * session of the account it proves that its person reads the address, too (A79). An older link says the same once
   * a newer one was opened.
   */
  async verify(
    token: string,
    viewer: Viewer | undefined,
    clientInfo: ClientInfo,
  ): Promise<EmailVerificationStatus> {
    if (await this.links.isOfVerified(token)) return { isEmailVerified: true };
    const link = await this.links.check(token, purpose, clientInfo);
    const isEmailVerified = await this.users.transaction(async (transaction) => {
      const isVerified = await this.users.markVerified(transaction, link.userId, link.email);
      if (isVerified && viewer?.id === link.userId && !viewer.isLocked)
        await this.users.markProved(transaction, viewer, link.email);
      return isVerified;
    });
    if (!isEmailVerified) throw new AppError('INVALID_VERIFICATION_TOKEN');
    return { isEmailVerified };
  }

  /** True only for the owner of the address and for administrators; always false for others (A10). */
  async status(
    email: string,
    viewer: Viewer | undefined,
    clientInfo: ClientInfo,
  ): Promise<EmailVerificationStatus> {
    await this.limits.consumeFor(STATUS, describeCaller(viewer, clientInfo));
    const normalized = normalizeEmail(email);
    if (viewer?.email === normalized) return { isEmailVerified: viewer.isEmailVerified };
    if (!viewer || !roleCan(viewer.role, 'user.manage')) return { isEmailVerified: false };
    const account = await this.users.findAccount(normalized);
    return { isEmailVerified: Boolean(account?.user.emailVerifiedAt) };
  }
}
