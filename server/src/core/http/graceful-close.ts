import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/**
 * Requests that were sent but not yet read still get through the open door. Waited for in steps: a busy
 * process reads what has arrived only between them.
 */
const LAST_CALL = { steps: 6, milliseconds: 50 };
const SWEEP_MS = 50;
/** What is still unanswered then is cut, so that the process ends within ten seconds (S37). */
const DEADLINE_MS = 7000;

/** Lets requests under way finish, then closes connections as they become idle. */
@Injectable()
export class GracefulClose implements BeforeApplicationShutdown, OnApplicationShutdown {
  /** No new work is taken: a proxy is told before the door is shut. */
  isClosing = false;
  private sweep?: NodeJS.Timeout;
  private deadline?: NodeJS.Timeout;

  constructor(private readonly adapter: HttpAdapterHost) {}

  /** The first step of a shutdown, before anything that has to wait. */
  begin(): void {
    this.isClosing = true;
    this.deadline = globalThis.setTimeout(() => this.server.closeAllConnections(), DEADLINE_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    for (let step = 0; step < LAST_CALL.steps; step += 1) await setTimeout(LAST_CALL.milliseconds);
    this.sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.sweep);
    clearTimeout(this.deadline);
  }

  private get server(): Server {
    return this.adapter.httpAdapter.getHttpServer() as Server;
  }
}
