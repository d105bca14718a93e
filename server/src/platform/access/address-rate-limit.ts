import { type INestApplication, Injectable, Logger } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Redis } from 'ioredis';
import { AppConfig } from '../config/app-config.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { addressKey } from './counter-keys.js';
import { tellRateLimit } from './rate-limit-headers.js';
import { type RateLimit, tooManyRequests } from './rate-limits.service.js';
import { SecurityLog } from './security-log.js';
import { OutageLog } from '../logging/outage-log.js';

/**
 * Sixty a second for ten seconds. An office of a hundred people that opens the dashboard at the same
 * moment stays below, and one address cannot use more than a small part of a process.
 */
export const CALLS_PER_ADDRESS = { points: 600, seconds: 10 };

/** Calls of the API. Files and answers from the cache of public answers are not counted; pages count where they are rendered. */
const API = /^\/(?:api|public|graphql)(?:\/|$)/i;

/**
 * The general limit of calls from one address. It is not counted in the database, because a write for each
 * call would cost more than most calls. Without Redis each of several processes lets as many through, which
 * protects each of them all the same.
 */
@Injectable()
export class AddressRateLimit {
  /** The limit as callers are told it. */
  readonly policy: RateLimit;
  private readonly points: number;
  private readonly limiter: RequestLimiter;

  constructor(
    config: AppConfig,
    private readonly log: SecurityLog,
    redis: RedisConnection,
  ) {
    this.points = Math.max(1, Math.round(CALLS_PER_ADDRESS.points * config.rateLimitFactor));
    this.policy = { name: 'requests', points: this.points, seconds: CALLS_PER_ADDRESS.seconds };
    const limit = { points: this.points, duration: CALLS_PER_ADDRESS.seconds };
    this.limiter = requestLimiter(limit, redis.client);
  }

  /** Counts `calls` from `address`, or one; answers TOO_MANY_REQUESTS once the limit is passed. */
  async consume(address: string, calls = 1): Promise<RateLimiterRes> {
    try {
      return await this.limiter.consume(address, calls);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      tellRateLimit(this.policy, error);
      // one line for each time that the limit is passed, not for each call beyond it
      if (error.consumedPoints > this.points && error.consumedPoints <= this.points + calls)
        this.log.warn('limit.reached', { limit: 'requests', address });
      // the library subtracts times of the clock: set back by days, it would name days
      throw tooManyRequests(Math.min(error.msBeforeNext, CALLS_PER_ADDRESS.seconds * 1000));
    }
  }
}

/** Middleware that counts API calls before any other work is done for them, and tells what is left. */
export function limitRequestsPerAddress(app: INestApplication) {
  const limit = app.get(AddressRateLimit);
  return (request: Request, _: Response, next: NextFunction): void => {
    if (!API.test(request.path)) return next();
    const counted = limit.consume(addressKey(request.ip));
    counted.then((state) => tellRateLimit(limit.policy, state)).then(() => next(), next);
  };
}

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
