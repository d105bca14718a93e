import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';

const PREFIX = 'mizan:requests';

/**
 * Counts calls in the memory of this process, or in Redis for all processes together. While Redis is away
 * each counts alone again. Once an address has passed the limit, Redis is not asked about it any more.
 */
export function requestLimiter(
  limit: { points: number; duration: number },
  redis?: Redis,
): RateLimiterAbstract {
  const alone = new RateLimiterMemory(limit);
  if (!redis) return alone;
  return new RateLimiterRedis({
    ...limit,
    storeClient: redis,
    keyPrefix: PREFIX,
    inMemoryBlockOnConsumed: limit.points + 1,
    insuranceLimiter: alone,
  });
}
