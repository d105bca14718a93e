import { Logger } from '@nestjs/common';
import { OutageLog } from '../logging/outage-log.js';

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 600_000;
/** After so many in succession probably all of them fail, because the database is away. */
const MOST_IN_SUCCESSION = 5;

interface Failure {
  count: number;
  retryAt: number;
}

/**
 * Rows with which a repeated task failed. Each failure is logged, and its row is left alone for a while, longer each
 * time, so that it holds up no other row.
 */
export class FailedRows {
  private readonly failures = new Map<string, Failure>();
  private readonly log: OutageLog;

  constructor(logger: string, title: string) {
    this.log = new OutageLog(new Logger(logger), title);
  }

  /** The ids of the rows that are left alone now. */
  ids(): string[] {
    const now = performance.now();
    for (const [id, { retryAt }] of this.failures)
      // another process had done it, or the row is gone
      if (retryAt + LONGEST_PAUSE_MS < now) this.failures.delete(id);
    return [...this.failures].filter(([, { retryAt }]) => retryAt > now).map(([id]) => id);
  }

  /** Does the work for one row after the other; after one that fails it goes on. Answers false if it gave up. */
  async each(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<boolean> {
    let succession = 0;
    for (const id of ids) {
      const isDone = await this.attempt(id, work);
      succession = isDone ? 0 : succession + 1;
      if (succession === MOST_IN_SUCCESSION) return false;
    }
    return true;
  }

  private async attempt(id: string, work: (id: string) => Promise<unknown>): Promise<boolean> {
    try {
      await work(id);
      this.failures.delete(id);
      return true;
    } catch (error) {
      this.log.add(`${id}: ${String(error)}`);
      const count = (this.failures.get(id)?.count ?? 0) + 1;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (count - 1), LONGEST_PAUSE_MS);
      this.failures.set(id, { count, retryAt: performance.now() + pause });
      return false;
    }
  }
}
