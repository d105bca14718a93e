import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { within } from '../shutdown/within.js';
import { openRedis } from './open-redis.js';

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
