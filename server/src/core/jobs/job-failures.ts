import type { Logger } from '@nestjs/common';
import { OutageLog } from '../logging/outage-log.js';
import type { Job } from './job.types.js';

/** Logs failed attempts of jobs: one by one where nothing tries again, else as a number for each queue. */
export class JobFailures {
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
