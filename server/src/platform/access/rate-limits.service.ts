import { Injectable, Logger, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { AppError } from '../errors/app-error.js';
import {
  COUNT_EACH,
  COUNT_IN_TRANSACTION,
  type Counter,
  DatabaseClockLimiter,
  type KeyedCounter,
  SETTLE,
} from '../internals/database-clock-limiter.js';
import { SecurityLog } from './security-log.js';

/** At most `points` calls within `seconds`. */
export interface RateLimit {
  name: string;
  points: number;
  seconds: number;
}

/** A limit that refuses, which its operations name by `@Limits`. */
export interface OperationLimit extends RateLimit {
  /** Whose calls are counted together. */
  per: 'account' | 'address' | 'caller' | 'email' | 'callerAndEmail' | 'phone' | 'request';
  /** What alone is counted, such as `wrong links`; every call unless it is given. */
  counts?: string;
}

/** Whom a limit counts. */
export interface LimitedKey<Limit = RateLimit> {
  limit: Limit;
  key: string;
}

/** How far a counter is: its points, and for how many milliseconds its limit refuses, 0 within the limit. */
export interface Counted {
  points: number;
  msLeft: number;
  wait: number;
}

/** Who calls: the account, if somebody is signed in, and the address. */
export interface Caller {
  accountId?: string;
  address: string;
}

/** How many times as much an address may do for people who are signed in. */
const SIGNED_IN_FACTOR = 10;

/** The limit of an address for people who are signed in, whom another limit counts by account. */
export const signedInLimit = ({ name, points, ...limit }: OperationLimit): OperationLimit => ({
  ...limit,
  name: `${name}-signed-in`,
  points: points * SIGNED_IN_FACTOR,
});

const TABLE = 'rate_limits';
/** SQL: the moment by the database's clock, as the counters have it. */
export const NOW_MS = 'extract(epoch FROM now()) * 1000';
const CLEAN_EVERY_MS = 10 * 60 * 1000;

/** Limits counted in PostgreSQL, so that every process sees the same count. */
@Injectable()
export class RateLimitsService implements OnModuleInit, OnModuleDestroy {
  private readonly logger = new Logger(RateLimitsService.name);
  private readonly limiters = new Map<string, RateLimiterPostgres>();
  private cleaning?: NodeJS.Timeout;

  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
    private readonly config: AppConfig,
    private readonly log: SecurityLog,
  ) {}

  onModuleInit(): void {
    this.cleaning = setInterval(() => void this.clean(), CLEAN_EVERY_MS).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.cleaning);
  }

  /** Counts one for `key`; answers TOO_MANY_REQUESTS once the limit is passed. */
  async consume(limit: OperationLimit, key: string): Promise<void> {
    try {
      await this.limiter(limit).consume(key);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw this.exceeded(limit, error.msBeforeNext);
    }
  }

  /**
   * Counts one for each of several limits, in one statement. TOO_MANY_REQUESTS beyond one of them; the others then do
   * not count: an account over its limit does not use up its address, which others share.
   */
  async consumeAll(counters: readonly LimitedKey<OperationLimit>[]): Promise<void> {
    const counted = await this.countAll(counters);
    const isOver = (_: unknown, index: number) => (counted[index]?.wait ?? 0) > 0;
    const refused = counters.findIndex(isOver);
    const counter = counters[refused];
    if (!counter) return;
    await this.releaseAll(counters.filter((one, index) => !isOver(one, index)));
    throw this.exceeded(counter.limit, counted[refused]?.wait ?? 0);
  }

  /** Counts one for each in one statement, without refusing. */
  async countAll(counters: readonly LimitedKey[]): Promise<Counted[]> {
    if (counters.length === 0) return [];
    const keys = counters.map(keyOf);
    const durations = counters.map(({ limit }) => limit.seconds * 1000);
    const rows = await this.database.query<KeyedCounter>(COUNT_EACH, [keys, durations]);
    const counted = new Map(rows.map((row) => [row.key, row]));
    return counters.map(({ limit }, index) => {
      const { points = 0, msLeft } = counted.get(keys[index] ?? '') ?? {};
      const left = Math.max(1, msLeft ?? 0);
      return { points, msLeft: left, wait: points > this.limiter(limit).points ? left : 0 };
    });
  }

  /** Takes back one that was counted for each. */
  releaseAll(counters: readonly LimitedKey[]): Promise<void> {
    return this.settle({ release: counters });
  }

  /** Begins some counters anew and takes back one of others, in one statement. */
  async settle({
    clear = [],
    release = [],
  }: {
    clear?: readonly LimitedKey[];
    release?: readonly LimitedKey[];
  }): Promise<void> {
    await this.database.query(SETTLE, [clear.map(keyOf), release.map(keyOf)]);
  }

  /**
   * The same as `consume` for a caller: people who are signed in are counted by account, because many of them share an
   * address; what an address may then do is far more.
   */
  async consumeFor(limit: OperationLimit, { accountId, address }: Caller): Promise<void> {
    if (accountId === undefined) return this.consume(limit, address);
    await this.consume({ ...limit, name: `${limit.name}-account` }, accountId);
    await this.consume(signedInLimit(limit), address);
  }

  /** The same in the caller's transaction, so that only what is committed counts. */
  async consumeIn(transaction: Transaction, limit: OperationLimit, key: string): Promise<void> {
    const wait = await this.countIn(transaction, limit, key);
    if (wait > 0) throw this.exceeded(limit, wait);
  }

  /** Counts one in the caller's transaction without refusing, as `count`. */
  async countIn(transaction: Transaction, limit: RateLimit, key: string): Promise<number> {
    const limiter = this.limiter(limit);
    const values = [limiter.getKey(key), 1, limit.seconds * 1000];
    const [counter] = await transaction.execute<Counter>(COUNT_IN_TRANSACTION, values);
    if (!counter || counter.points <= limiter.points) return 0;
    return Math.max(1, counter.msLeft ?? 0);
  }

  /** Counts one without refusing. Returns the milliseconds that `key` must wait, 0 within the limit. */
  async count(limit: RateLimit, key: string): Promise<number> {
    const limiter = this.limiter(limit);
    const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
    return consumedPoints > limiter.points ? Math.max(1, msBeforeNext) : 0;
  }

  /** Takes back one that was counted. */
  async release(limit: RateLimit, key: string): Promise<void> {
    await this.limiter(limit).reward(key);
  }

  /**
   * Does something of which a key may have a few under way, and refuses more of them with `busy`. What a process that
   * died had under way counts until the time of the limit is over.
   */
  async inTurn<T>({ limit, key }: LimitedKey, busy: AppError, run: () => Promise<T>): Promise<T> {
    const isOver = (await this.count(limit, key)) > 0;
    try {
      if (isOver) throw busy;
      return await run();
    } finally {
      await this.release(limit, key);
    }
  }

  exceeded(limit: RateLimit, milliseconds: number): AppError {
    const refusal = tooManyRequests(milliseconds);
    this.log.warn('limit.reached', { limit: limit.name, seconds: refusal.retryAfter });
    return refusal;
  }

  /** The limiter behind a limit, widened by the configured factor. */
  private limiter({ name, points, seconds }: RateLimit): RateLimiterPostgres {
    const known = this.limiters.get(name);
    if (known) return known;
    const widened = Math.max(1, Math.round(points * this.config.rateLimitFactor));
    const limiter = createLimiter(this.dataSource, { name, points: widened, seconds });
    this.limiters.set(name, limiter);
    return limiter;
  }

  private async clean(): Promise<void> {
    try {
      await this.database.query(`DELETE FROM ${TABLE} WHERE expire < ${NOW_MS}`);
    } catch (error) {
      this.logger.debug(`Expired rate-limit counters could not be deleted: ${String(error)}`);
    }
  }
}

/** The key of a counter in the table, as the library makes it. */
const keyOf = ({ limit, key }: LimitedKey) => `${limit.name}:${key}`;

/** The error for a caller who must wait this long. */
export function tooManyRequests(milliseconds: number): AppError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('TOO_MANY_REQUESTS', { seconds, retryAfter: seconds });
}

/** A counter in the shared table, which a migration creates, by the database's clock. */
export function createLimiter(
  dataSource: DataSource,
  { name, points, seconds }: RateLimit,
): RateLimiterPostgres {
  return new DatabaseClockLimiter({
    storeClient: dataSource,
    storeType: 'typeorm',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });
}
