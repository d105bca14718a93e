import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Database } from '../database/database.js';
import { batchLoader } from '../database/batch-loader.js';
import { Settings } from '../settings/settings.js';
import { AppError } from '../errors/app-error.js';
import { accountKey } from './counter-keys.js';
import {
  createLimiter,
  type LimitedKey,
  NOW_MS,
  type RateLimit,
  RateLimitsService,
} from './rate-limits.service.js';
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

/** What locks an account and an IP address together. */
interface PairLocks {
  tries: RateLimiterPostgres;
  earlierLockouts: RateLimiterPostgres;
}

/** The counters of an attempt: of its pair, of earlier locks of the pair, of the account and of the IP address. */
interface AttemptCounters {
  pair: LimitedKey;
  earlierLockouts: LimitedKey;
  account: LimitedKey;
  ipAddress: LimitedKey;
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
  private readonly locks: Record<GuessedSecret, PairLocks>;

  constructor(
    dataSource: DataSource,
    private readonly database: Database,
    private readonly limits: RateLimitsService,
    private readonly log: SecurityLog,
    private readonly settings: Settings,
  ) {
    const locksOf = ({ name, seconds }: SecretLimits): PairLocks => ({
      tries: createLimiter(dataSource, pairLimit(name, seconds)),
      earlierLockouts: createLimiter(dataSource, strikesLimit(name)),
    });
    this.locks = { password: locksOf(LIMITS.password), factor: locksOf(LIMITS.factor) };
  }

  /**
   * Runs `check`, which answers undefined for a wrong secret; ACCOUNT_LOCKED while the pair is locked. If it
   * throws, nothing was guessed, and the attempt does not count. A right one clears the counters of its secret.
   */
  attempt<T>(who: LoginAttempt, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const counters = countersOf(who);
    return this.queue.run(`${who.secret}:${counters.pair.key}`, async () => {
      const count = await this.countTry(counters, who.wasUsedBefore);
      const result = await check().catch(async (error: unknown) => {
        await this.limits.releaseAll(countedBy(counters));
        throw error;
      });
      if (result === undefined) await this.recordFailure(who, counters, count);
      else await this.reset(counters);
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
        found.flatMap(({ name }) => [`${name}:${hash}:%`, `${strikesOf(name)}:${hash}:%`]),
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

  /**
   * Counts a try before its secret is compared. Limits guessing over many IP addresses or accounts, too; IP addresses
   * that an account used before are then not refused.
   */
  private async countTry(
    counters: AttemptCounters,
    wasUsedBefore: LoginAttempt['wasUsedBefore'],
  ): Promise<number> {
    const { pair, account, ipAddress } = counters;
    const [ofPair, ofAccount, ofAddress] = await this.limits.countAll(countedBy(counters));
    const count = ofPair?.points ?? 0;
    if (count > (await this.settings.get('maxLoginAttempts'))) {
      await this.limits.releaseAll([account, ipAddress]);
      throw lockedFor(ofPair?.msLeft ?? 0);
    }
    const wait = Math.max(ofAccount?.wait ?? 0, ofAddress?.wait ?? 0);
    if (wait === 0 || (await wasUsedBefore())) return count;
    await this.limits.releaseAll([pair]);
    throw this.limits.exceeded((ofAccount?.wait ? account : ipAddress).limit, wait);
  }

  private async recordFailure(
    { secret, ipAddress }: LoginAttempt,
    { pair, account }: AttemptCounters,
    count: number,
  ): Promise<void> {
    const { tries, earlierLockouts } = this.locks[secret];
    const who = { account: account.key, address: ipAddress };
    this.log.warn('login.failed', { ...who, count });
    if (count < (await this.settings.get('maxLoginAttempts'))) return;
    const { consumedPoints } = await earlierLockouts.penalty(pair.key);
    const seconds = Math.min(FIRST_LOCK_SECONDS * 2 ** (consumedPoints - 1), LONGEST_LOCK_SECONDS);
    await tries.set(pair.key, LOCKED, seconds);
    this.log.warn('login.locked', { ...who, seconds });
  }

  /** A correct attempt clears the counters of its pair; what other attempts counted stays. */
  private reset({ pair, earlierLockouts, account, ipAddress }: AttemptCounters): Promise<void> {
    return this.limits.settle({ clear: [pair, earlierLockouts], release: [account, ipAddress] });
  }
}

const strikesOf = (name: string) => `${name}-strikes`;

/** What an attempt counts, each of which is taken back if nothing was guessed. */
const countedBy = ({ pair, account, ipAddress }: AttemptCounters) => [pair, account, ipAddress];

/** Points of a pair are compared with the setting at each attempt, so that its limit has none of its own. */
const pairLimit = (name: string, seconds: number): RateLimit => ({ name, points: LOCKED, seconds });
const strikesLimit = (name: string) => pairLimit(strikesOf(name), LOCKOUT_MEMORY_SECONDS);

function countersOf({ secret, account, ipAddress }: LoginAttempt): AttemptCounters {
  const { name, seconds, byAccount, byAddress } = LIMITS[secret];
  const hash = accountKey(account);
  const key = `${hash}:${ipAddress}`;
  return {
    pair: { limit: pairLimit(name, seconds), key },
    earlierLockouts: { limit: strikesLimit(name), key },
    account: { limit: byAccount, key: hash },
    ipAddress: { limit: byAddress, key: ipAddress },
  };
}

function lockedFor(milliseconds: number): AppError {
  const retryAfter = Math.max(1, Math.ceil(milliseconds / 1000));
  return new AppError('ACCOUNT_LOCKED', { minutes: Math.ceil(retryAfter / 60), retryAfter });
}
