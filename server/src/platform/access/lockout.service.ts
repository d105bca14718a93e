import { Injectable } from '@nestjs/common';
import { type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Database } from '../database/database.js';
import { batchLoader } from '../database/batch-loader.js';
import { SETTINGS } from '../../contract/settings.js';
import { Settings } from '../settings/settings.js';
import { AppError } from '../errors/app-error.js';
import { accountKey } from './counter-keys.js';
import { createLimiter, NOW_MS, type RateLimit, RateLimitsService } from './rate-limits.service.js';
import { SecurityLog } from './security-log.js';

/** Runs tasks with the same key one after another, and tasks with different keys in parallel. */
export class KeyedQueue {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const tail = result
      .catch(() => undefined)
      .finally(() => {
        if (this.tails.get(key) === tail) this.tails.delete(key);
      });
    this.tails.set(key, tail);
    return result;
  }
}

/** Points of a locked pair: more than any number of tries that can be set. */
const LOCKED = 1000;
const FIRST_LOCK_SECONDS = 15 * 60;
const LONGEST_LOCK_SECONDS = 24 * 3600;
const LOCKOUT_MEMORY_SECONDS = 7 * 24 * 3600;

/**
 * What is guessed. Each has counters of its own: a right password, or a new one by a mailed link, must not
 * give another round of guesses at the second factor.
 */
export type GuessedSecret = 'password' | 'factor';

interface SecretLimits {
  /** The keys of its counters begin with it. */
  name: string;
  /** For how long failed attempts are counted together. */
  seconds: number;
  /** Failed attempts on one account from all IP addresses, and from one IP address on all accounts. */
  byAccount: RateLimit;
  byAddress: RateLimit;
}

const LIMITS: Record<GuessedSecret, SecretLimits> = {
  password: {
    name: 'login',
    seconds: FIRST_LOCK_SECONDS,
    byAccount: { name: 'login-account', points: 50, seconds: 3600 },
    byAddress: { name: 'login-address', points: 200, seconds: 15 * 60 },
  },
  // A 6-digit code is easier to guess than a password: 3 of 1,000,000 are valid at a time. So 50 failures
  // are allowed a day, not an hour.
  factor: {
    name: 'factor',
    seconds: 24 * 3600,
    byAccount: { name: 'factor-account', points: 50, seconds: 24 * 3600 },
    byAddress: { name: 'factor-address', points: 200, seconds: 15 * 60 },
  },
};
const SECRETS = Object.keys(LIMITS) as GuessedSecret[];
const NAMES = SECRETS.map((secret) => LIMITS[secret].name);

/** An attempt to sign in, or to prove who one is: the account and the IP address that it comes from. */
export interface LoginAttempt {
  secret: GuessedSecret;
  account: string;
  ipAddress: string;
  /** Whether the account was signed in from this IP address before: then only its own lock counts. */
  wasUsedBefore: () => Promise<boolean>;
}

/** The last lock of each account, whatever IP address it is for; null where there is none. */
const LOCKED_UNTIL = `
  SELECT max(r.expire)::float8 AS until
    FROM unnest($1::text[]) WITH ORDINALITY AS account(hash, place)
    CROSS JOIN unnest($3::text[]) AS secret(name)
    LEFT JOIN rate_limits r
      ON r.key >= name || ':' || hash || ':' AND r.key < name || ':' || hash || ';'
     AND r.points > $2 AND r.expire > ${NOW_MS}
   GROUP BY place ORDER BY place`;

/** SQL: the keys (`account_key`) of the accounts that are locked for at least one IP address. */
export const LOCKED_ACCOUNT_KEYS = `
  SELECT split_part(r.key, ':', 2) FROM rate_limits r
   WHERE (${NAMES.map((name) => `r.key >= '${name}:' AND r.key < '${name};'`).join(' OR ')})
     AND r.points >= ${LOCKED} AND r.expire > ${NOW_MS}`;

/** The counters of one secret for an account and an IP address together. */
interface PairCounters {
  tries: RateLimiterPostgres;
  earlierLockouts: RateLimiterPostgres;
}

interface Keys {
  secret: GuessedSecret;
  pair: string;
  account: string;
  ipAddress: string;
}

/**
 * Stops guessing: failed attempts on one account from one IP address, by default five, lock this pair for
 * 15 minutes, doubling up to a day. An attempt is counted before it is checked, and attempts of one
 * pair run one after another, so that parallel guesses cannot pass the limit and parallel correct
 * sign-ins are not locked out.
 */
@Injectable()
export class LockoutService {
  private readonly queue = new KeyedQueue();
  private readonly counters: Record<GuessedSecret, PairCounters>;

  constructor(
    dataSource: DataSource,
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly log: SecurityLog,
    private readonly settings: Settings,
  ) {
    const points = SETTINGS.security.maxLoginAttempts.default;
    const countersOf = ({ name, seconds }: SecretLimits): PairCounters => ({
      tries: createLimiter(dataSource, { name, points, seconds }),
      earlierLockouts: createLimiter(dataSource, {
        ...{ name: `${name}-strikes`, points, seconds: LOCKOUT_MEMORY_SECONDS },
      }),
    });
    this.counters = { password: countersOf(LIMITS.password), factor: countersOf(LIMITS.factor) };
  }

  /**
   * Runs `check`, which answers undefined for a wrong secret; ACCOUNT_LOCKED while the pair is locked. If it
   * throws, nothing was guessed, and the attempt does not count. A right one clears the counters of its secret.
   */
  attempt<T>(who: LoginAttempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const keys = keysOf(who);
    return this.queue.run(`${who.secret}:${keys.pair}`, async () => {
      this.counters[who.secret].tries.points = await this.settings.get('maxLoginAttempts');
      const count = await this.countTry(keys);
      await this.countByAccountAndAddress(keys, who.wasUsedBefore);
      const result = await check().catch(async (error: unknown) => {
        await this.takeBack(keys);
        throw error;
      });
      if (result === undefined) await this.recordFailure(keys, count);
      else await this.reset(keys);
      return result;
    });
  }

  /** Removes every lock of an account, for all IP addresses: after wrong tries of these secrets, or of all. */
  async clear(account: string, secrets: readonly GuessedSecret[] = SECRETS): Promise<void> {
    const hash = accountKey(account);
    const found = secrets.map((secret) => LIMITS[secret]);
    await this.database.query(
      `DELETE FROM rate_limits WHERE key LIKE ANY($1::text[]) OR key = ANY($2::text[])`,
      [
        found.flatMap(({ name }) => [`${name}:${hash}:%`, `${name}-strikes:${hash}:%`]),
        found.map(({ byAccount }) => `${byAccount.name}:${hash}`),
      ],
    );
  }

  /** When the last lock of an account ends; null while it has none. Many at once are one statement. */
  readonly lockedUntil = batchLoader(
    async (accounts: readonly string[]): Promise<(Date | null)[]> => {
      const tries = await this.settings.get('maxLoginAttempts');
      const values = [accounts.map(accountKey), tries, NAMES];
      const rows = await this.database.query<{ until: number | null }>(LOCKED_UNTIL, values);
      return rows.map(({ until }) => (until === null ? null : new Date(until)));
    },
  );

  private async countTry({ secret, pair }: Keys): Promise<number> {
    try {
      return (await this.counters[secret].tries.consume(pair)).consumedPoints;
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfter = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new AppError('ACCOUNT_LOCKED', { minutes: Math.ceil(retryAfter / 60), retryAfter });
    }
  }

  /** Limits guessing over many IP addresses or accounts. IP addresses that an account used before are not refused. */
  private async countByAccountAndAddress(
    { secret, pair, account, ipAddress }: Keys,
    wasUsedBefore: LoginAttempt['wasUsedBefore'],
  ): Promise<void> {
    const limits = LIMITS[secret];
    const [byAccount, byAddress] = await Promise.all([
      this.limits.count(limits.byAccount, account),
      this.limits.count(limits.byAddress, ipAddress),
    ]);
    const wait = Math.max(byAccount, byAddress);
    if (wait === 0 || (await wasUsedBefore())) return;
    await this.counters[secret].tries.reward(pair);
    throw this.limits.exceeded(byAccount ? limits.byAccount : limits.byAddress, wait);
  }

  private async recordFailure(
    { secret, pair, account, ipAddress }: Keys,
    count: number,
  ): Promise<void> {
    const { tries, earlierLockouts } = this.counters[secret];
    this.log.warn('login.failed', { account, address: ipAddress, count });
    if (count < tries.points) return;
    const { consumedPoints } = await earlierLockouts.penalty(pair);
    const seconds = Math.min(FIRST_LOCK_SECONDS * 2 ** (consumedPoints - 1), LONGEST_LOCK_SECONDS);
    await tries.set(pair, LOCKED, seconds);
    this.log.warn('login.locked', { account, address: ipAddress, seconds });
  }

  /** A correct attempt clears the counters. */
  private async reset(keys: Keys): Promise<void> {
    const { tries, earlierLockouts } = this.counters[keys.secret];
    await Promise.all([
      tries.delete(keys.pair),
      earlierLockouts.delete(keys.pair),
      this.release(keys),
    ]);
  }

  /** Does not count this attempt; earlier failures stay counted. */
  private async takeBack(keys: Keys): Promise<void> {
    const { tries } = this.counters[keys.secret];
    await Promise.all([tries.reward(keys.pair), this.release(keys)]);
  }

  private async release({ secret, account, ipAddress }: Keys): Promise<void> {
    const { byAccount, byAddress } = LIMITS[secret];
    await Promise.all([
      this.limits.release(byAccount, account),
      this.limits.release(byAddress, ipAddress),
    ]);
  }
}

function keysOf({ secret, account, ipAddress }: LoginAttempt): Keys {
  const hash = accountKey(account);
  return { secret, pair: `${hash}:${ipAddress}`, account: hash, ipAddress };
}
