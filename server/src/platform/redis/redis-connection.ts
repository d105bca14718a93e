import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis, RedisOptions } from 'ioredis';
import { within } from '../shutdown/within.js';

/** A command without an answer after this long fails, and its connection is closed. */
const ANSWER_MS = 1000;
const CONNECT_MS = 2000;

/** Nothing waits for a Redis that is away: whoever needs it has something to fall back on. */
const FAIL_AT_ONCE = {
  lazyConnect: true,
  connectTimeout: CONNECT_MS,
  socketTimeout: ANSWER_MS,
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
} satisfies RedisOptions;

/** A client of Redis that is not connected yet. The library is loaded only where there is a Redis. */
export async function openRedis(url: string, options: RedisOptions): Promise<Redis> {
  const { Redis } = await import('ioredis');
  return new Redis(url, { ...FAIL_AT_ONCE, ...options });
}

const LONGEST_RETRY_MS = 1000;
/** A Redis that is reading its data says for how long, which may be minutes. */
const LONGEST_START_MS = 5000;

/** The connection of this process to Redis, where `REDIS_URL` names one; it is made anew whenever it is lost. */
@Injectable()
export class RedisConnection implements OnApplicationShutdown {
  private readonly logger = new Logger('Redis');
  private isAway = false;

  private constructor(readonly client?: Redis) {
    client?.on('error', ({ message }) => this.leave(message));
    client?.on('ready', () => this.comeBack());
  }

  static async to(url: string | undefined): Promise<RedisConnection> {
    if (!url) return new RedisConnection();
    const client = await openRedis(url, {
      retryStrategy: (tries) => Math.min(tries * 100, LONGEST_RETRY_MS),
    });
    const connection = new RedisConnection(client);
    // it goes on trying
    await within(LONGEST_START_MS, client.connect());
    return connection;
  }

  onApplicationShutdown(): void {
    this.client?.disconnect();
  }

  /** One line for each time that it is away, not for each try. */
  private leave(why: string): void {
    if (!this.isAway) this.logger.warn(`Redis cannot be reached: ${why}`);
    this.isAway = true;
  }

  private comeBack(): void {
    if (this.isAway) this.logger.log('Redis is back');
    this.isAway = false;
  }
}
