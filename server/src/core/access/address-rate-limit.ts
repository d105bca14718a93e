import { type INestApplication, Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { AppConfig } from '../config/app-config.js';
import { RedisConnection } from '../redis/redis-connection.js';
import { addressKey } from './address-key.js';
import { tooManyRequests } from './rate-limits.service.js';
import { type RequestLimiter, requestLimiter } from './request-limiter.js';
import { SecurityLog } from './security-log.js';

/**
 * Sixty a second for ten seconds. An office of a hundred people that opens the dashboard at the same
 * moment stays below, and one address cannot use more than a small part of a process.
 */
const REQUESTS = { points: 600, seconds: 10 };

/** Calls of the API. Files and answers from the cache of public answers are not counted; pages count where they are rendered. */
const API = /^\/(?:api|public|graphql)(?:\/|$)/i;

/**
 * The general limit of calls from one address. It is not counted in the database, because a write for each
 * call would cost more than most calls. Without Redis each of several processes lets as many through, which
 * protects each of them all the same.
 */
@Injectable()
export class AddressRateLimit {
  private readonly points: number;
  private readonly limiter: RequestLimiter;

  constructor(
    config: AppConfig,
    private readonly log: SecurityLog,
    redis: RedisConnection,
  ) {
    this.points = Math.max(1, Math.round(REQUESTS.points * config.rateLimitFactor));
    const limit = { points: this.points, duration: REQUESTS.seconds };
    this.limiter = requestLimiter(limit, redis.client);
  }

  /** Counts `calls` from `address`, or one; answers TOO_MANY_REQUESTS once the limit is passed. */
  async consume(address: string, calls = 1): Promise<void> {
    try {
      await this.limiter.consume(address, calls);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      // one line for each time that the limit is passed, not for each call beyond it
      if (error.consumedPoints > this.points && error.consumedPoints <= this.points + calls)
        this.log.warn('limit.reached', { limit: 'requests', address });
      // the library subtracts times of the clock: set back by days, it would name days
      throw tooManyRequests(Math.min(error.msBeforeNext, REQUESTS.seconds * 1000));
    }
  }
}

/** Middleware that counts API calls before any other work is done for them. */
export function limitRequestsPerAddress(app: INestApplication) {
  const limit = app.get(AddressRateLimit);
  return (request: Request, _: Response, next: NextFunction): void => {
    if (!API.test(request.path)) next();
    else limit.consume(addressKey(request.ip)).then(() => next(), next);
  };
}
