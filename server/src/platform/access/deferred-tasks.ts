import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { within } from '../shutdown/within.js';

/** Long enough for the caller's next requests to be over; random, so that the delay reveals nothing. */
const EARLIEST_MS = 300;
const LATEST_MS = 1200;
const LONGEST_STOP_MS = 1000;

/**
 * Runs tidying some time after the response, so that response times do not reveal whether there was any
 * of it. A shutdown waits for it; a killed process loses it, so whatever was promised is a job instead.
 *
 * @example this.deferredTasks.run(() => this.sessions.deleteOld(user.id));
 */
@Injectable()
export class DeferredTasks implements OnModuleDestroy {
  private readonly logger = new Logger(DeferredTasks.name);
  private readonly closing = new AbortController();
  private readonly pending = new Set<Promise<void>>();

  constructor() {
    // each pending task listens
    setMaxListeners(0, this.closing.signal);
  }

  run(task: () => Promise<unknown>): void {
    const work = this.later(task);
    this.pending.add(work);
    void work.finally(() => this.pending.delete(work));
  }

  /** Runs pending work at once, while the database and the job queue are still open. */
  async onModuleDestroy(): Promise<void> {
    this.closing.abort();
    await within(LONGEST_STOP_MS, this.allDone());
  }

  private async allDone(): Promise<void> {
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
