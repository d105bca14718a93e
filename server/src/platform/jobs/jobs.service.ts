import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type SendOptions,
  systemClock,
} from 'pg-boss';
import { AppConfig } from '../config/app-config.js';
import type { Job, JobHandler, QueueRules } from './job.types.js';
import { runInTransaction, JobDatabase } from './job-database.js';
import type { Transaction } from '../database/transaction.js';
import { within } from '../shutdown/within.js';
import { traced } from '../tracing/tracing.js';
import { OutageLog } from '../logging/outage-log.js';

/** Logs failed attempts of jobs: one by one where nothing tries again, else as a number for each queue. */
class JobFailures {
  private readonly repeated = new Map<string, OutageLog>();

  constructor(private readonly logger: Pick<Logger, 'warn' | 'error'>) {}

  add(queue: string, { id, isLastAttempt }: Omit<Job<object>, 'done'>, error: unknown): void {
    if (!isLastAttempt) return this.repeatedOf(queue).add(error);
    const stack = error instanceof Error ? error.stack : undefined;
    this.logger.error(`Job ${id} of ${queue} failed for good: ${String(error)}`, stack);
  }

  private repeatedOf(queue: string): OutageLog {
    const known = this.repeated.get(queue);
    if (known) return known;
    const log = new OutageLog(this.logger, `A job of ${queue} will be tried again`);
    this.repeated.set(queue, log);
    return log;
  }
}

const BATCH = 30;
const WORKERS_PER_QUEUE = 2;
/** Shortest time between two wake-ups of a worker: a single job starts at once, many are fetched together. */
const WAKE_EVERY_MS = 200;
/** Polling finds retries and other processes' jobs. */
const POLL_SECONDS = 2;
const SHORTEST_POLL_SECONDS = 0.5;
/** Longer than the handlers need to end by themselves. */
const STOP_MS = 8_500;
const CLOSE_MS = 500;
const SAME_ERROR_EVERY_MS = 30_000;
const KEEP_DONE_SECONDS = 24 * 3600;

/** A job that a killed process was working on is given to another soon after this. */
const HEARTBEAT_SECONDS = 10;
/** How often jobs without a heartbeat are looked for. */
const SUPERVISE_SECONDS = 5;

/**
 * The time at the start and what has passed since: by a clock that is set back, workers would wait for as
 * long as it was set back.
 */
const STEADY_CLOCK = { ...systemClock, now: () => performance.timeOrigin + performance.now() };

const REMOVE_JOBS = 'DELETE FROM pgboss.job WHERE name = $1 AND lower(data ->> $2) = ANY($3)';

interface SendRules extends Pick<SendOptions, 'priority' | 'singletonKey'> {
  /** Seconds by the database's clock until the job may start. */
  startAfter?: number;
}

/** Background work kept in PostgreSQL, so that it survives restarts and any process can do it. */
@Injectable()
export class JobsService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly failures = new JobFailures(this.logger);
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
    this.boss = new PgBoss({
      ...{ db: this.store, schema: 'pgboss', schedule: true, clock: STEADY_CLOCK },
      ...{ superviseIntervalSeconds: SUPERVISE_SECONDS, monitorIntervalSeconds: SUPERVISE_SECONDS },
    });
    // Without a listener an unreachable database would end the process; the workers go on polling.
    this.boss.on('error', report);
    this.boss.on('warning', ({ message }) => this.logger.warn(message));
  }

  /** Makes it possible to send jobs to queues that are declared. */
  async start(): Promise<void> {
    await (this.starting ??= this.boss.start());
  }

  /** All modules have declared their queues by now. */
  onApplicationBootstrap(): void {
    this.store.started();
  }

  /** Declares a queue and starts working on it; called from a provider's `onModuleInit`. */
  async define<T extends object>(
    queue: string,
    rules: QueueRules,
    handler: JobHandler<T>,
  ): Promise<void> {
    await this.start();
    const options = queueOptions(rules);
    await this.boss.createQueue(queue, {
      ...options,
      policy: rules.isExclusive ? 'exclusive' : 'standard',
    });
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
      (jobs: JobWithMetadata<T>[]) =>
        Promise.all(jobs.map((job) => this.runJob(queue, this.jobOf(queue, job), handler))),
    );
    this.workers.set(queue, worker);
  }

  /** Sends a job at the times of a cron expression, in Algiers; one for all processes. */
  async schedule(queue: string, cron: string): Promise<void> {
    await this.boss.schedule(queue, cron, null, { tz: 'Africa/Algiers' });
  }

  /** Ends what `schedule` began, maybe by a process of before. */
  async unschedule(queue: string): Promise<void> {
    await this.start();
    await this.boss.unschedule(queue);
  }

  /** Adds a job in the caller's transaction: it exists when, and only when, that commits. */
  async send(
    transaction: Transaction,
    queue: string,
    data: object,
    rules: SendRules = {},
  ): Promise<void> {
    await this.boss.send(queue, data, { ...rules, db: runInTransaction(transaction) });
    const { startAfter = 0 } = rules;
    transaction.onCommit(`jobs:${queue}`, () => {
      if (startAfter > 0) setTimeout(() => this.wake(queue), startAfter * 1000).unref();
      else this.wake(queue);
    });
  }

  /** Removes jobs, waiting and done, in whose data a field has one of these values, whatever its case. */
  async remove(
    transaction: Transaction,
    queue: string,
    { field, values }: { field: string; values: readonly string[] },
  ): Promise<void> {
    await transaction.execute(REMOVE_JOBS, [queue, field, values]);
  }

  /** Takes no more jobs of a queue; those under way go on. */
  stopWorking(queue: string): void {
    this.workers.delete(queue);
    void this.boss.offWork(queue, { wait: false });
  }

  /** Jobs under way get a few seconds to finish; what is left is given back to the queue. */
  async beforeApplicationShutdown(): Promise<void> {
    if (this.starting) {
      await within(STOP_MS + CLOSE_MS, this.boss.stop({ graceful: true, timeout: STOP_MS }));
    }
    await within(CLOSE_MS, this.store.close());
  }

  private jobOf<T extends object>(queue: string, stored: JobWithMetadata<T>): Job<T> {
    const { id, data, retryCount, retryLimit } = stored;
    const done = async (transaction: Transaction) => {
      await this.boss.complete(queue, id, null, { db: runInTransaction(transaction) });
    };
    return { id, data, isLastAttempt: retryCount >= retryLimit, done };
  }

  private async runJob<T extends object>(
    queue: string,
    job: Job<T>,
    handler: JobHandler<T>,
  ): Promise<JobResult> {
    try {
      await traced(
        () => ({ name: `job ${queue}`, kind: 'consumer', isRoot: true }),
        () => handler(job),
      );
      return { id: job.id, status: 'completed' };
    } catch (error) {
      this.failures.add(queue, job, error);
      const message = error instanceof Error ? error.message : String(error);
      return { id: job.id, status: 'failed', output: { message } };
    }
  }

  private wake(queue: string): void {
    const worker = this.workers.get(queue);
    if (!worker || this.waking.has(queue)) return;
    const rest = Math.max(
      0,
      (this.woken.get(queue) ?? -Infinity) + WAKE_EVERY_MS - performance.now(),
    );
    this.waking.add(queue);
    setTimeout(() => {
      this.waking.delete(queue);
      this.woken.set(queue, performance.now());
      this.boss.notifyWorker(worker);
    }, rest).unref();
  }

  /** An outage repeats the same error on every poll: one line in a while is enough. */
  private report(error: Error): void {
    const kind = 'code' in error ? String(error.code) : error.message;
    const now = performance.now();
    if (now - (this.reported.get(kind) ?? -Infinity) < SAME_ERROR_EVERY_MS) return;
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
    heartbeatSeconds: HEARTBEAT_SECONDS,
    deleteAfterSeconds: KEEP_DONE_SECONDS,
  };
}
