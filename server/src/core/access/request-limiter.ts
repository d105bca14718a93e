import { Logger } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { OutageLog } from '../logging/outage-log.js';

const PREFIX = 'mizan:requests';

/** Counts calls by a key. */
export interface RequestLimiter {
  /** Counts one; throws a RateLimiterRes beyond the limit. */
  consume(key: string): Promise<RateLimiterRes>;
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
      // once an address has passed the limit, Redis is not asked about it any more
      inMemoryBlockOnConsumed: limit.points + 1,
    });
  }

  async consume(key: string): Promise<RateLimiterRes> {
    try {
      return await this.together.consume(key);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      this.outages.add(error);
      return this.alone.consume(key);
    }
  }
}
