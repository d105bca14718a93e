import { Injectable } from '@nestjs/common';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Database } from '../database/database.js';
import { batchLoader } from '../database/batch-loader.js';
import { SETTINGS } from '../../contract/settings.js';
import { Settings } from '../settings/settings.js';
import { AppError } from '../errors/app-error.js';
import { accountKey } from './account-key.js';
import { KeyedQueue } from './keyed-queue.js';
import { createLimiter, NOW_MS, type RateLimit, RateLimitsService } from './rate-limits.service.js';
import { SecurityLog } from './security-log.js';

/** Points of a locked pair: more than any number of tries that can be set. */
const LOCKED = 1000;
const FIRST_LOCK_SECONDS = 15 * 60;
const LONGEST_LOCK_SECONDS = 24 * 3600;
const STRIKE_MEMORY_SECONDS = 7 * 24 * 3600;

/** Failed attempts on one account from all addresses, and from one address on all accounts. */
const ACCOUNT_LIMIT: RateLimit = { name: 'login-account', points: 50, seconds: 3600 };
const ADDRESS_LIMIT: RateLimit = { name: 'login-address', points: 200, seconds: 15 * 60 };

/** An attempt to sign in: the account and the address that it comes from. */
export interface LoginAttempt {
  account: string;
  address: string;
  /** Whether the account was signed in from this address before: then only its own lock counts. */
  isKnown: () => Promise<boolean>;
}

/** The last lock of each account, whatever address it is for; null where there is none. */
const LOCKED_UNTIL = `
  SELECT max(r.expire)::float8 AS until
    FROM unnest($1::text[]) WITH ORDINALITY AS account(hash, place)
    LEFT JOIN rate_limits r
      ON r.key >= 'login:' || hash || ':' AND r.key < 'login:' || hash || ';'
     AND r.points > $2 AND r.expire > ${NOW_MS}
   GROUP BY place ORDER BY place`;

/** SQL: the keys (`account_key`) of the addresses with a lock. */
export const LOCKED_ACCOUNT_KEYS = `
  SELECT split_part(r.key, ':', 2) FROM rate_limits r
   WHERE r.key >= 'login:' AND r.key < 'login;' AND r.points >= ${LOCKED} AND r.expire > ${NOW_MS}`;

interface Keys {
  pair: string;
  account: string;
  address: string;
}

/**
 * Stops guessing (A13, S04): failed attempts on one account from one address, by default five, lock this pair for
 * 15 minutes, doubling up to a day. An attempt is counted before it is checked, and attempts of one
 * pair run one after another, so that parallel guesses cannot pass the limit and parallel correct
 * sign-ins are not locked out.
 */
@Injectable()
export class LockoutService {
  private readonly queue = new KeyedQueue();
  private readonly tries: RateLimiterPostgres;
  private readonly strikes: RateLimiterPostgres;

  constructor(
    dataSource: DataSource,
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly log: SecurityLog,
    private readonly settings: Settings,
  ) {
    this.tries = createLimiter(dataSource, {
      name: 'login',
      points: SETTINGS.security.maxLoginAttempts.default,
      seconds: FIRST_LOCK_SECONDS,
    });
    this.strikes = createLimiter(dataSource, {
      name: 'login-strikes',
      points: SETTINGS.security.maxLoginAttempts.default,
      seconds: STRIKE_MEMORY_SECONDS,
    });
  }

  /**
   * Runs `check`, which answers undefined for a wrong secret; ACCOUNT_LOCKED while the pair is locked. If it
   * throws, nothing was guessed, and the attempt does not count.
   *
   * @param isLastStep whether a right answer clears the counters. A right password before a code does not:
   *   whoever knows it could otherwise guess codes without end.
   */
  attempt<T>(
    who: LoginAttempt,
    check: () => Promise<T | undefined>,
    isLastStep: (result: T) => boolean = () => true,
  ): Promise<T | undefined> {
    const keys = keysOf(who);
    return this.queue.run(keys.pair, async () => {
      this.tries.points = await this.settings.get('maxLoginAttempts');
      const count = await this.countTry(keys);
      await this.countByAccountAndAddress(keys, who.isKnown);
      const result = await check().catch(async (error: unknown) => {
        await this.takeBack(keys);
        throw error;
      });
      if (result === undefined) await this.recordFailure(keys, count);
      else if (isLastStep(result)) await this.reset(keys);
      else await this.takeBack(keys);
      return result;
    });
  }

  /** Removes every lock of an account, for all addresses. */
  async clear(account: string): Promise<void> {
    const hash = accountKey(account);
    await this.database.query(
      `DELETE FROM rate_limits WHERE key LIKE $1 OR key LIKE $2 OR key = $3`,
      [`login:${hash}:%`, `login-strikes:${hash}:%`, `${ACCOUNT_LIMIT.name}:${hash}`],
    );
  }

  /** When the last lock of an account ends; null while it has none. Many at once are one statement. */
  readonly lockedUntil = batchLoader(
    async (accounts: readonly string[]): Promise<(Date | null)[]> => {
      const tries = await this.settings.get('maxLoginAttempts');
      const values = [accounts.map(accountKey), tries];
      const rows = await this.database.query<{ until: number | null }>(LOCKED_UNTIL, values);
      return rows.map(({ until }) => (until === null ? null : new Date(until)));
    },
  );

  private async countTry({ pair }: Keys): Promise<number> {
    try {
      return (await this.tries.consume(pair)).consumedPoints;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new AppError('ACCOUNT_LOCKED', { minutes: Math.ceil(retryAfter / 60), retryAfter });
    }
  }

  /** Limits guessing over many addresses or accounts. Known addresses of an account are not refused. */
  private async countByAccountAndAddress(
    { pair, account, address }: Keys,
    isKnown: LoginAttempt['isKnown'],
  ): Promise<void> {
    const [byAccount, byAddress] = await Promise.all([
      this.limits.count(ACCOUNT_LIMIT, account),
      this.limits.count(ADDRESS_LIMIT, address),
    ]);
    const wait = Math.max(byAccount, byAddress);
    if (wait === 0 || (await isKnown())) return;
    await this.tries.reward(pair);
    throw this.limits.exceeded(byAccount ? ACCOUNT_LIMIT : ADDRESS_LIMIT, wait);
  }

  private async recordFailure({ pair, account, address }: Keys, count: number): Promise<void> {
    this.log.warn('login.failed', { account, address, count });
    if (count < this.tries.points) return;
    const { consumedPoints } = await this.strikes.penalty(pair);
    const seconds = Math.min(FIRST_LOCK_SECONDS * 2 ** (consumedPoints - 1), LONGEST_LOCK_SECONDS);
    await this.tries.set(pair, LOCKED, seconds);
    this.log.warn('login.locked', { account, address, seconds });
  }

  /** A correct attempt clears the counters. */
  private async reset(keys: Keys): Promise<void> {
    await Promise.all([
      this.tries.delete(keys.pair),
      this.strikes.delete(keys.pair),
      this.release(keys),
    ]);
  }

  /** Does not count this attempt; earlier failures stay counted. */
  private async takeBack(keys: Keys): Promise<void> {
    await Promise.all([this.tries.reward(keys.pair), this.release(keys)]);
  }

  private async release({ account, address }: Keys): Promise<void> {
    await Promise.all([
      this.limits.release(ACCOUNT_LIMIT, account),
      this.limits.release(ADDRESS_LIMIT, address),
    ]);
  }
}

function keysOf({ account, address }: LoginAttempt): Keys {
  const hash = accountKey(account);
  return { pair: `${hash}:${address}`, account: hash, address };
}
