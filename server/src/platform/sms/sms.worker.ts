import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { SmsProblem } from '../../contract/sms.js';
import { type RateLimit, RateLimitsService } from '../access/rate-limits.service.js';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import { deliveryRules, retryUntilStored } from '../jobs/delivery.js';
import type { Job } from '../jobs/job.types.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Notifier } from '../notifications/notifier.js';
import { Settings } from '../settings/settings.js';
import { type SmsAnswer, createSmsTransport } from './sms-transports.js';
import { SMS_QUEUE, type SmsJob } from './sms.service.js';

const SWEEP_MS = 3_600_000;
const FIND = `
  SELECT id, to_number AS "to", text FROM sms_messages WHERE id = $1 AND expires_at > now()`;
const DONE = 'DELETE FROM sms_messages WHERE id = $1';
const SWEEP = 'DELETE FROM sms_messages WHERE expires_at < now()';

/** Trying again cannot help: they are about the number. */
const FINAL: readonly (SmsProblem | null)[] = ['number', 'not_allowed'];
/** The office has to do something about these. */
const FOR_THE_OFFICE: readonly (SmsProblem | null)[] = [
  'credentials',
  'sender',
  'credit',
  'not_allowed',
];
/** One failure for all SMS of an hour: they fail for the same reason. */
const TOLD: RateLimit = { name: 'sms-failure-told', points: 1, seconds: 3600 };
const OFFICE = 'office';

interface WaitingSms {
  id: string;
  to: string;
  text: string;
}

/** Sends SMS that wait, again after failures that may pass. A process that is killed may send one twice. */
@Injectable()
export class SmsWorker implements OnModuleInit, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly logger = new Logger('Sms');
  /** Done with, but not yet deleted: the database went away in between. */
  private readonly settled = new Set<string>();
  private timer?: NodeJS.Timeout;
  private stopping = false;

  constructor(
    private readonly config: AppConfig,
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly notifier: Notifier,
    private readonly limits: RateLimitsService,
  ) {}

  async onModuleInit(): Promise<void> {
    const rules = deliveryRules(this.config.sms.retrySeconds);
    await this.jobs.define<SmsJob>(SMS_QUEUE, rules, (job) => this.deliver(job));
    this.timer = setInterval(() => void this.sweep(), SWEEP_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
    this.jobs.stopWorking(SMS_QUEUE);
  }

  beforeApplicationShutdown(): void {
    this.stopping = true;
  }

  /** One attempt. Throws when a later attempt may succeed. */
  async deliver({ data }: Pick<Job<SmsJob>, 'data'>): Promise<void> {
    if (this.settled.has(data.smsId)) return this.remove(data.smsId);
    const [sms] = await this.database.query<WaitingSms>(FIND, [data.smsId]);
    if (!sms) return;
    const answer = await this.send(sms);
    const { problem } = answer;
    if (problem) this.logger.warn(`SMS ${sms.id} was not taken: ${problem}`);
    if (FOR_THE_OFFICE.includes(problem)) await this.tellOffice(sms, answer);
    // the queue keeps this text, so it must not name the person
    if (problem && !FINAL.includes(problem)) throw new Error(`The SMS was not taken: ${problem}`);
    await this.remove(sms.id);
  }

  /** Retries while the database is unreachable: an SMS that stays stored would be sent, and paid, twice. */
  private async remove(id: string): Promise<void> {
    this.settled.add(id);
    await retryUntilStored(
      () => this.database.query(DONE, [id]),
      () => this.stopping,
    );
    this.settled.delete(id);
  }

  private async send({ to, text }: WaitingSms): Promise<SmsAnswer> {
    const transport = createSmsTransport(await this.settings.all(), this.config.sms);
    if (!transport) return { problem: 'not_configured', providerText: '' };
    return transport.send({ to, text });
  }

  private async tellOffice({ id }: WaitingSms, { providerText }: SmsAnswer): Promise<void> {
    if ((await this.limits.count(TOLD, OFFICE)) > 0) return;
    await this.database.transaction((transaction) =>
      this.notifier.tellStaff(transaction, {
        ...{ event: 'failed', type: 'warning', permission: 'settings.manage' },
        ...{ entity: 'sms', entityId: id, values: { error: providerText } },
      }),
    );
  }

  private async sweep(): Promise<void> {
    await this.database
      .query(SWEEP)
      .catch((error: unknown) => this.logger.warn(`Old SMS were not deleted: ${String(error)}`));
  }
}
