import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleInit,
} from '@nestjs/common';
import pLimit from 'p-limit';
import { AppConfig } from '../config/app-config.js';
import { Settings } from '../settings/settings.js';
import type { Job } from '../jobs/job.types.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MAIL_QUEUE, type MailJob } from './mail.service.js';
import { MailRefusedError, MailTransport } from './mail.transport.js';
import { MailRecords } from './mail-records.js';
import { renderMail } from './render-mail.js';

const LONGEST_RETRY_SECONDS = 15 * 60;
/** With the delay above, tries last more than a day. */
const RETRY_LIMIT = 110;
/** Conversations with the SMTP server, by all workers of this process. */
const AT_ONCE = 20;
/** Longer than the slowest SMTP conversations of all jobs that the workers hold, so many at once. */
const EXPIRE_SECONDS = 5 * 60;
const SWEEP_MS = 3_600_000;

/** Sends queued mails: once for each cause, again after failures that may pass. */
@Injectable()
export class MailWorker implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Mail');
  private readonly turns = pLimit(AT_ONCE);
  private sweeper: NodeJS.Timeout | undefined;
  private stopping = false;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobsService,
    private readonly records: MailRecords,
    private readonly transport: MailTransport,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    const rules = {
      retryLimit: RETRY_LIMIT,
      retrySeconds: this.config.mail.retrySeconds,
      longestRetrySeconds: LONGEST_RETRY_SECONDS,
      expireSeconds: EXPIRE_SECONDS,
    };
    await this.jobs.define<MailJob>(MAIL_QUEUE, rules, (job) => this.deliver(job));
    await this.records.requeueLost();
    this.sweeper = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.sweeper);
    this.stopping = true;
  }

  /** One attempt. Throws when a later attempt may succeed. */
  async deliver(job: Pick<Job<MailJob>, 'data' | 'isLastAttempt'>): Promise<void> {
    if (await this.transport.keepsMails()) return this.records.markSent(job.data.mailId);
    await this.turns(() => this.send(job));
  }

  private async send(job: Pick<Job<MailJob>, 'data' | 'isLastAttempt'>): Promise<void> {
    if (this.stopping) throw new Error('The server is being stopped');
    const mail = await this.records.claim(job.data.mailId);
    if (!mail) return;
    try {
      const { publicUrl } = this.config;
      const firm = await this.settings.firm();
      await this.transport.send({ ...mail, ...renderMail(mail, { publicUrl, firm }) });
    } catch (error) {
      const isFinal = job.isLastAttempt || error instanceof MailRefusedError;
      const message = error instanceof Error ? error.message : String(error);
      this.logger.warn(`Mail ${mail.id} ${isFinal ? 'failed' : 'will be tried again'}: ${message}`);
      await this.records.markFailed(mail.id, message, isFinal);
      if (isFinal) return;
      // the queue keeps this text, and what the SMTP server said may name the person
      throw new Error('The mail was not accepted', { cause: error });
    }
    await this.records.markSent(mail.id);
  }

  private async sweep(): Promise<void> {
    await this.records.requeueLost().catch((error: unknown) => this.logger.warn(String(error)));
  }
}
