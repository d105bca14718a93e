import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { type JobResult, type JobWithMetadata, PgBoss, type SendOptions } from 'pg-boss';
import { AppConfig } from '../config/app-config.js';
import type { JobHandler, QueueRules } from './job.types.js';
import { inTransactionOf, JobDatabase } from './job-database.js';
import type { Transaction } from '../database/transaction.js';

const BATCH = 30;
const WORKERS_PER_QUEUE = 2;
/** Shortest time between two wake-ups of a worker: a single job starts at once, many are fetched together. */
const WAKE_EVERY_MS = 200;
/** Polling finds retries and other processes' jobs. */
const POLL_SECONDS = 2;
const SHORTEST_POLL_SECONDS = 0.5;
const STOP_MS = 4_000;
const CLOSE_MS = 500;
const SAME_ERROR_EVERY_MS = 30_000;
const KEEP_DONE_SECONDS = 24 * 3600;

type SendRules = Pick<SendOptions, 'startAfter' | 'priority' | 'singletonKey'>;

/** Background work kept in PostgreSQL, so that it survives restarts and any process can do it. */
@Injectable()
export class JobsService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly store: JobDatabase;
  private readonly boss: PgBoss;
  private readonly workers = new Map<string, string>();
  private readonly woken = new Map<string, number>();
  private readonly waking = new Set<string>();
  private readonly reported = new Map<string, number>();
  private starting: Promise<unknown> | undefined;

  constructor(config: AppConfig) {
    const report = (error: Error) => this.report(error);
    this.store = new JobDatabase(config.databaseUrl, report);
    this.boss = new PgBoss({ db: this.store, schema: 'pgboss', schedule: true });
    // Without a listener an unreachable database would end the process; the workers go on polling.
    this.boss.on('error', report);
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  /** Declares a queue and starts working on it; called from a provider's `onModuleInit`. */
  async define<T extends object>(
    queue: string,
    rules: QueueRules,
    handler: JobHandler<T>,
  ): Promise<void> {
    await (this.starting ??= this.boss.start());
    const options = queueOptions(rules);
    await this.boss.createQueue(queue, options);
    await this.boss.updateQueue(queue, options);
    const worker = await this.boss.work(
      queue,
      {
        batchSize: BATCH,
        burstWhenBatchFull: true,
        localConcurrency: WORKERS_PER_QUEUE,
        pollingIntervalSeconds: pollSeconds(rules),
        perJobResults: true,
        includeMetadata: true,
      },
      (jobs: JobWithMetadata<T>[]) => Promise.all(jobs.map((job) => runJob(job, handler))),
    );
    this.workers.set(queue, worker);
  }

  /** Sends a job at the times of a cron expression, in Algiers; one for all processes. */
  async schedule(queue: string, cron: string): Promise<void> {
    await this.boss.schedule(queue, cron, null, { tz: 'Africa/Algiers' });
  }

  /** Adds a job in the caller's transaction: it exists when, and only when, that commits. */
  async send(
    transaction: Transaction,
    queue: string,
    data: object,
    rules: SendRules = {},
  ): Promise<void> {
    await this.boss.send(queue, data, { ...rules, db: inTransactionOf(transaction) });
    transaction.onCommit(`jobs:${queue}`, () => this.wake(queue));
  }

  /** Jobs under way get a few seconds to finish; what is left is given back to the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.starting) {
      await within(STOP_MS + CLOSE_MS, this.boss.stop({ graceful: true, timeout: STOP_MS }));
    }
    await within(CLOSE_MS, this.store.close());
  }

  private wake(queue: string): void {
    const worker = this.workers.get(queue);
    if (!worker || this.waking.has(queue)) return;
    const rest = Math.max(0, (this.woken.get(queue) ?? 0) + WAKE_EVERY_MS - Date.now());
    this.waking.add(queue);
    setTimeout(() => {
      this.waking.delete(queue);
      this.woken.set(queue, Date.now());
      this.boss.notifyWorker(worker);
    }, rest).unref();
  }

  /** An outage repeats the same error on every poll: one line in a while is enough. */
  private report(error: Error): void {
    const kind = 'code' in error ? String(error.code) : error.message;
    const now = Date.now();
    if (now - (this.reported.get(kind) ?? 0) < SAME_ERROR_EVERY_MS) return;
    this.reported.set(kind, now);
    this.logger.warn(`The job queue reported an error: ${error.message || kind}`);
  }
}

const pollSeconds = ({ retrySeconds }: QueueRules) =>
  Math.max(SHORTEST_POLL_SECONDS, Math.min(POLL_SECONDS, retrySeconds / 2));

function queueOptions(rules: QueueRules) {
  return {
    retryLimit: rules.retryLimit,
    retryDelay: rules.retrySeconds,
    retryDelayMax: rules.longestRetrySeconds,
    retryBackoff: true,
    expireInSeconds: rules.expireSeconds,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  };
}

async function runJob<T extends object>(
  job: JobWithMetadata<T>,
  handler: JobHandler<T>,
): Promise<JobResult> {
  const isLastAttempt = job.retryCount >= job.retryLimit;
  try {
    await handler({ id: job.id, data: job.data, isLastAttempt });
    return { id: job.id, status: 'completed' };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { id: job.id, status: 'failed', output: { message } };
  }
}

/** Waits for something that must not hold up the shutdown, however it ends. */
async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}
