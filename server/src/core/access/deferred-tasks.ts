import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';

/** Later than the next few requests of the same caller, and never at the same distance. */
const EARLIEST_MS = 300;
const LATEST_MS = 1200;

/**
 * Work that is done some time after the answer, so that neither the time of this answer nor that of
 * the next one tells whether there was anything to do. A shutdown waits for it.
 *
 * @example this.deferredTasks.run(() => this.sendLink(email));
 */
@Injectable()
export class DeferredTasks implements OnModuleDestroy {
  private readonly logger = new Logger(DeferredTasks.name);
  private readonly closing = new AbortController();
  private readonly pending = new Set<Promise<void>>();

  run(task: () => Promise<unknown>): void {
    const work = this.later(task);
    this.pending.add(work);
    void work.finally(() => this.pending.delete(work));
  }

  /** While database and job queue still work; from now on nothing waits. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    while (this.pending.size > 0) await Promise.all(this.pending);
  }

  private async later(task: () => Promise<unknown>): Promise<void> {
    const { signal } = this.closing;
    await pause(randomInt(EARLIEST_MS, LATEST_MS), undefined, { signal }).catch(() => undefined);
    try {
      await task();
    } catch (error) {
      this.logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  }
}
