import { randomInt } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { lockAccount } from '../../platform/access/session-hold.js';
import type { Caller, OperationLimit } from '../../platform/access/rate-limits.service.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Job, QueueRules } from '../../platform/jobs/job.types.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { type LinkMail, LinkMailsService } from '../link-tokens/link-mails.service.js';
import type { SendReceipt } from '../link-tokens/link-mails.types.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { UserEntity } from './user.entity.js';
import { UsersService } from './users.service.js';

const QUEUE = 'link-requests';
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

/** The purpose of the requested link, and how long to wait before another request. */
export interface LinkRequest {
  purpose: LinkMail['purpose'];
  cooldown: OperationLimit;
}

/** The address that gets the link, and the page that opens after it. */
export interface LinkTarget {
  email: string;
  returnTo?: string | null;
}

/** What a job carries: a request that was answered, and whose mail is still to be queued. */
interface RequestedLink extends LinkTarget {
  purpose: LinkMail['purpose'];
  /** The address that it was requested from; jobs of older versions have none. */
  from?: string;
}

/** Requests for mailed links, for addresses with and without an account (S10). */
@Injectable()
export class LinkRequestsService implements OnModuleInit {
  constructor(
    private readonly users: UsersService,
    private readonly entityWriter: EntityWriter,
    private readonly linkMails: LinkMailsService,
    private readonly jobs: JobsService,
    private readonly sessions: SessionsService,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.jobs.define<RequestedLink>(QUEUE, RULES, (job) => this.mail(job));
  }

  /**
   * Answers the same for every address, and as fast: a job looks for the account and mails the link some
   * time afterwards. It is stored before the answer, so that a process that ends cannot lose it.
   */
  async request(
    { purpose, cooldown }: LinkRequest,
    target: LinkTarget,
    caller: Caller,
  ): Promise<SendReceipt> {
    await this.linkMails.enforceRateLimit(cooldown, target.email, caller);
    const { email, returnTo } = target;
    const startAfter = randomInt(EARLIEST_MS, LATEST_MS) / 1000;
    const requested: RequestedLink = { purpose, email, returnTo, from: caller.address };
    await this.users.transaction((transaction) =>
      this.jobs.send(transaction, QUEUE, requested, { startAfter }),
    );
    return { success: true, retryAfter: cooldown.seconds };
  }

  /** Removes the requests for these addresses, which are in lower case. */
  async forget(transaction: Transaction, addresses: readonly string[]): Promise<void> {
    await this.jobs.remove(transaction, QUEUE, { field: 'email', values: addresses });
  }

  private async mail({ data, done }: Job<RequestedLink>): Promise<void> {
    const { purpose, email, returnTo, from } = data;
    const account = (await this.users.findAccount(email))?.user;
    if (!account) return;
    // strangers may have used up what leaves for the address: not for whoever signed in from here before
    const isKnown = from !== undefined && (await this.sessions.knowsAddress(account.email, from));
    const counted = isKnown
      ? ({ reason: 'knownCaller', caller: from } as const)
      : ({ reason: 'request' } as const);
    await this.users.transaction(async (transaction) => {
      // Locked, because the person may be erased or deactivated at the same time.
      await lockAccount(transaction, account.id);
      const user = await this.entityWriter.lock(transaction, UserEntity, account.id);
      if (user?.email !== account.email || !user.isActive) return;
      if (purpose === 'verification' && user.emailVerifiedAt) return;
      const mayMail = await this.linkMails.mayMail(transaction, user.email, counted);
      if (mayMail) await this.linkMails.send(transaction, user, { purpose, returnTo });
      await done(transaction);
    });
  }
}
