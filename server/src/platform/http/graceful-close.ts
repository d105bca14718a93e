import type { Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';

/**
 * Keeps accepting calls for this long, since clients may have sent them already. Waits in steps because a busy
 * process only reads new calls between them.
 */
const DRAIN_DELAY = { steps: 6, milliseconds: 50 };
const IDLE_CHECK_MS = 50;
/** Open connections are closed then, so that the process ends within ten seconds. */
const DEADLINE_MS = 7000;

/** Lets calls under way finish, then closes connections as they become idle. */
@Injectable()
export class GracefulClose implements BeforeApplicationShutdown, OnApplicationShutdown {
  /** True once the shutdown has begun: `/health/ready` fails, so that proxies send no new calls. */
  isClosing = false;
  private idleTimer?: NodeJS.Timeout;
  private deadline?: NodeJS.Timeout;

  constructor(private readonly adapter: HttpAdapterHost) {}

  /** Begins the shutdown, before any hook that waits. */
  begin(): void {
    this.isClosing = true;
    this.deadline = globalThis.setTimeout(() => this.server.closeAllConnections(), DEADLINE_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const { server } = this;
    server.prependListener('request', (_, response) => response.setHeader('Connection', 'close'));
    for (let step = 0; step < DRAIN_DELAY.steps; step += 1)
      await setTimeout(DRAIN_DELAY.milliseconds);
    this.idleTimer = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.idleTimer);
    clearTimeout(this.deadline);
  }

  private get server(): Server {
    return this.adapter.httpAdapter.getHttpServer() as Server;
  }
}
