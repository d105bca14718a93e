import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RESEND_SECONDS } from '../../contract/limits.js';
import type { ClientInfo } from '../../platform/access/client-info.js';
import {
  type OperationLimit,
  RateLimitsService,
} from '../../platform/access/rate-limits.service.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Job, QueueRules } from '../../platform/jobs/job.types.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { RequestOwners } from '../../requests/store/request-owners.js';
import {
  LinkMailsService,
  MAILS_OF_CALLER,
} from '../../accounts/link-tokens/link-mails.service.js';
import type { SendReceipt } from '../../accounts/link-tokens/link-mails.types.js';
import { LinkTokensService } from '../../accounts/link-tokens/link-tokens.service.js';
import { EmailChangesService } from '../../accounts/users/email-changes.service.js';
import { UsersService } from '../../accounts/users/users.service.js';

const QUEUE = 'earlier-requests';
/** Tried for about half a day. */
const RULES: QueueRules = {
  retryLimit: 60,
  retrySeconds: 5,
  longestRetrySeconds: 900,
  expireSeconds: 60,
};
/** Long enough for the caller's next requests to be over; random, so that the delay reveals nothing. */
const EARLIEST_MS = 300;
const LATEST_MS = 1200;

const purpose = 'earlierRequests';
const COOLDOWN: OperationLimit = {
  name: 'earlier-link',
  points: 1,
  seconds: RESEND_SECONDS.reset,
  per: 'callerAndEmail',
};
/** The address of the account may be somebody else's, who gets the mails. */
const PER_ACCOUNT: OperationLimit = {
  name: 'earlier-link-account',
  points: 5,
  seconds: 24 * 3600,
  per: 'account',
};
export const EARLIER_LINK_LIMITS = [PER_ACCOUNT, COOLDOWN, MAILS_OF_CALLER];

/**
 * What was sent without an account joins one only by a link that is mailed to the address of the account and opened in
 * a session of it (A79). Until then the account learns nothing of it, not even whether there is anything. Nothing joins
 * while the link that undoes a change of the address would give the account to somebody else.
 */
@Injectable()
export class EarlierRequestsService implements OnModuleInit {
  constructor(
    private readonly owners: RequestOwners,
    private readonly users: UsersService,
    private readonly emailChanges: EmailChangesService,
    private readonly links: LinkTokensService,
    private readonly linkMails: LinkMailsService,
    private readonly limits: RateLimitsService,
    private readonly jobs: JobsService,
    private readonly log: SecurityLog,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<{ userId: string }>(QUEUE, RULES, (job) => this.mail(job));
  }

  /** Answers the same, and as fast, whether something was sent or not: a job looks for it afterwards. */
  async requestLink(viewer: Viewer, clientInfo: ClientInfo): Promise<SendReceipt> {
    await this.limits.consume(PER_ACCOUNT, viewer.id);
    await this.linkMails.enforceRateLimit(COOLDOWN, viewer.email, clientInfo);
    const startAfter = randomInt(EARLIEST_MS, LATEST_MS) / 1000;
    await this.users.transaction((transaction) =>
      this.jobs.send(transaction, QUEUE, { userId: viewer.id }, { startAfter }),
    );
    this.log.record('earlier_requests.link_requested', { userId: viewer.id });
    return { success: true, retryAfter: COOLDOWN.seconds };
  }

  /**
   * Gives the viewer what was sent from their address without an account; answers how much. LINK_OF_OTHER_ACCOUNT, with
   * the link still valid, in a session of another account than the one that asked for it.
   */
  async join(viewer: Viewer, token: string, clientInfo: ClientInfo): Promise<number> {
    const link = await this.links.check(token, purpose, clientInfo);
    if (link.userId !== viewer.id) throw new AppError('LINK_OF_OTHER_ACCOUNT');
    const joined = await this.users.transaction(async (transaction) => {
      const user = await this.users.markProved(transaction, viewer, link.email);
      await this.links.consume(transaction, token, purpose);
      if (!user || (await this.emailChanges.mayBeUndone(transaction, user)))
        throw new AppError('INVALID_EARLIER_LINK');
      return this.owners.join(transaction, viewer, link.email);
    });
    this.log.record('earlier_requests.joined', { userId: viewer.id, joined });
    return joined;
  }

  private async mail({ data: { userId }, done }: Job<{ userId: string }>): Promise<void> {
    await this.users.transaction(async (transaction) => {
      const user = await this.users.lockActive(transaction, userId);
      if (!user || !(await this.owners.hasUnowned(transaction, user.email))) return;
      if (await this.emailChanges.mayBeUndone(transaction, user)) return;
      // strangers' accounts with the address do not use up what its owner may ask for
      const mayMail =
        user.emailProvedAt !== null ||
        (await this.linkMails.mayMail(transaction, user.email, { reason: purpose }));
      if (mayMail) await this.linkMails.send(transaction, user, { purpose });
      await done(transaction);
    });
  }
}
