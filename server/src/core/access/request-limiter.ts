import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { OutageLog } from '../logging/outage-log.js';

const PREFIX = 'mizan:requests';

/** Counts calls by a key. */
export interface RequestLimiter {
  /** Counts `points`, or one; throws a RateLimiterRes beyond the limit. */
  consume(key: string, points?: number): Promise<RateLimiterRes>;
}

/** Counts calls in the memory of this process, or in Redis for all processes together. */
export function requestLimiter(
  limit: { points: number; duration: number },
  redis?: Redis,
): RequestLimiter {
  const alone = new RateLimiterMemory(limit);
  return redis ? new SharedLimiter(limit, redis, alone) : alone;
}

/** While Redis is away or refuses, this process counts alone again, as by the library's insuranceLimiter, and tells. */
class SharedLimiter implements RequestLimiter {
  private readonly together: RateLimiterRedis;
  private readonly outages = new OutageLog(
    new Logger('Redis'),
    'Calls are counted by this process alone',
  );

  constructor(
    limit: { points: number; duration: number },
    redis: Redis,
    private readonly alone: RateLimiterMemory,
  ) {
    this.together = new RateLimiterRedis({
      ...limit,
      storeClient: redis,
      keyPrefix: PREFIX,
    });
  }

  async consume(key: string, points = 1): Promise<RateLimiterRes> {
    const { consumedPoints = 0 } = (await this.alone.get(key)) ?? {};
    if (consumedPoints > this.alone.points) return this.alone.consume(key, points);
    try {
      return await this.together.consume(key, points);
    } catch (error) {
      if (error instanceof RateLimiterRes) {
        // Redis is not asked about it again: by a timer here, because the library's inMemoryBlockOnConsumed
        // goes by the clock, and would last for days if that is set back by days
        await this.alone.block(key, Math.max(error.msBeforeNext, 1) / 1000);
        throw error;
      }
      this.outages.add(error);
      return this.alone.consume(key, points);
    }
  }
}
