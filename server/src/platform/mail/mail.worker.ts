import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import pLimit from 'p-limit';
import { AppConfig } from '../config/app-config.js';
import { Settings } from '../settings/settings.js';
import { deliveryRules } from '../jobs/delivery.js';
import type { Job } from '../jobs/job.types.js';
import { JobsService } from '../jobs/jobs.service.js';
import { MAIL_QUEUE, type MailJob } from './mail.service.js';
import { MailRefusedError, MailTransport } from './mail.transport.js';
import { type ClaimedMail, MailClaims } from './mail-claims.js';
import { MailRecords } from './mail-records.js';
import { renderMail } from './render-mail.js';

/** Conversations with the SMTP server, by all workers of this process. */
const AT_ONCE = 20;
const SWEEP_MS = 3_600_000;
/** How often claims are renewed, and those of processes that died looked for. */
const HEARTBEAT_MS = 5_000;
/**
 * How long a shutdown waits for the SMTP server to take the mails that it is being given. Relays that look for
 * spam take seconds to say so, and what they say to nobody is sent twice. The whole has ten seconds (S37).
 */
const HANDOVER_MS = 8_000;

type MailAttempt = Pick<Job<MailJob>, 'data' | 'isLastAttempt'>;

/** Sends queued mails: once for each cause, again after failures that may pass. */
@Injectable()
export class MailWorker implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger('Mail');
  private readonly turns = pLimit(AT_ONCE);
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly handingOver = new AbortController();
  private endHandOver: () => void = () => undefined;
  private readonly handOverEnded = new Promise<void>((resolve) => (this.endHandOver = resolve));
  private lastHeartbeat = performance.now();
  private stopping = false;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobsService,
    private readonly claims: MailClaims,
    private readonly records: MailRecords,
    private readonly transport: MailTransport,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    const rules = deliveryRules(this.config.mail.retrySeconds);
    await this.jobs.define<MailJob>(MAIL_QUEUE, rules, (job) => this.deliver(job));
    await this.claims.requeueDead();
    await this.claims.requeueLost();
    this.every(HEARTBEAT_MS, () => this.heartbeat());
    this.every(SWEEP_MS, async () => {
      if (!this.stopping) await this.claims.requeueLost();
    });
  }

  /**
   * Mails under way have a few seconds to be taken by the SMTP server, and stay this process's until then; the
   * others are given back at once.
   */
  onModuleDestroy(): void {
    this.stopping = true;
    this.jobs.stopWorking(MAIL_QUEUE);
    setTimeout(() => void this.handOver(), HANDOVER_MS).unref();
  }

  /** One attempt. Throws when a later attempt may succeed. */
  async deliver(job: MailAttempt): Promise<void> {
    const { mailId } = job.data;
    if (await this.transport.keepsMails()) return this.records.markSent(mailId);
    // claimed before its turn: whatever a killed process had taken can be seen, and taken over
    const mail = await this.records.claim(mailId);
    if (!mail) return;
    await Promise.race([this.turns(() => this.send(mail, job)), this.handOverEnded]);
  }

  private async send(mail: ClaimedMail, { isLastAttempt }: MailAttempt): Promise<void> {
    if (this.stopping) return this.records.releaseClaims([mail]);
    await this.claims.confirm(mail);
    try {
      const { publicUrl } = this.config;
      const firm = await this.settings.firm();
      const content = renderMail(mail, { publicUrl, firm });
      await this.transport.send({ ...mail, ...content }, this.handingOver.signal);
    } catch (error) {
      if (this.handingOver.signal.aborted || !this.claims.holds(mail)) return;
      const isFinal = isLastAttempt || error instanceof MailRefusedError;
      const message = error instanceof Error ? error.message : String(error);
      this.logger.warn(`Mail ${mail.id} ${isFinal ? 'failed' : 'will be tried again'}: ${message}`);
      await this.records.markFailed(mail, message, isFinal);
      if (isFinal) return;
      // the queue keeps this text, and what the SMTP server said may name the person
      throw new Error('The mail was not accepted', { cause: error });
    }
    await this.records.markSent(mail.id);
  }

  private async handOver(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    // a conversation that went on would deliver what the next process sends, too
    this.handingOver.abort();
    // if this fails, the claims grow old, and are taken over like those of a killed process
    await this.records.releaseClaims().catch((error: unknown) => this.logger.warn(String(error)));
    this.endHandOver();
  }

  /** After an outage, the claims of living processes look old until they have renewed them. */
  private async heartbeat(): Promise<void> {
    const isOnTime = performance.now() - this.lastHeartbeat < 2 * HEARTBEAT_MS;
    await this.claims.renewAll();
    if (isOnTime && !this.stopping) await this.claims.requeueDead();
    this.lastHeartbeat = performance.now();
  }

  private every(milliseconds: number, work: () => Promise<void>): void {
    const run = () => void work().catch((error: unknown) => this.logger.warn(String(error)));
    this.timers.push(setInterval(run, milliseconds).unref());
  }
}
