import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

const NOW_MS = '(extract(epoch FROM statement_timestamp()) * 1000)::bigint';
const COLUMNS = `points, greatest(expire - ${NOW_MS}, 0)::float8 AS "msLeft"`;

/**
 * The commit does not wait for the disk, so that many calls of one account do not wait for one another: a
 * crash of PostgreSQL forgets the counts of its last half second.
 */
const WITHOUT_WAITING = `FROM set_config('synchronous_commit', 'off', true)`;

const onConflict = (isForced: boolean) => `
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN ${isForced} OR counter.expire <= ${NOW_MS}
                  THEN excluded.points ELSE counter.points + excluded.points END,
    expire = CASE WHEN ${isForced} OR counter.expire <= ${NOW_MS}
                  THEN excluded.expire ELSE counter.expire END`;

/** `isForced` begins the counter anew even before it has expired. */
const upsert = (isForced: boolean, from: string) => `
  INSERT INTO rate_limits AS counter (key, points, expire)
  SELECT $1, $2::integer, CASE WHEN $3::bigint > 0 THEN ${NOW_MS} + $3::bigint END
  ${from}
  ${onConflict(isForced)}
  RETURNING ${COLUMNS}`;

const COUNT = { name: 'limits-count', text: upsert(false, WITHOUT_WAITING) };
const SET = { name: 'limits-set', text: upsert(true, WITHOUT_WAITING) };
const GET = {
  name: 'limits-get',
  text: `SELECT ${COLUMNS} FROM rate_limits WHERE key = $1 AND (expire > ${NOW_MS} OR expire IS NULL)`,
};

/** Counts in a transaction of something else, whose commit waits for the disk. */
export const COUNT_IN_TRANSACTION = upsert(false, '');

/** Counts one for each of several keys, `$2` their milliseconds. In the order of the keys, so that two calls cannot wait for each other. */
export const COUNT_EACH = `
  INSERT INTO rate_limits AS counter (key, points, expire)
  SELECT asked.key, 1, ${NOW_MS} + asked.duration
  ${WITHOUT_WAITING}, unnest($1::text[], $2::bigint[]) AS asked(key, duration)
  ORDER BY asked.key COLLATE "C"
  ${onConflict(false)}
  RETURNING key, ${COLUMNS}`;

/**
 * Deletes the counters `$1` and takes one back from each of `$2`, of which those that have expired stay. All are locked
 * in the order of `COUNT_EACH` first.
 */
export const SETTLE = `
  WITH held AS MATERIALIZED (
    SELECT key FROM rate_limits WHERE key = ANY($1::text[] || $2::text[]) ORDER BY key FOR UPDATE),
  deleted AS (
    DELETE FROM rate_limits WHERE key IN (SELECT key FROM held) AND key = ANY($1::text[]))
  UPDATE rate_limits AS counter SET points = counter.points - 1
  ${WITHOUT_WAITING}, held
   WHERE counter.key = held.key AND counter.key = ANY($2::text[]) AND counter.expire > ${NOW_MS}`;

export interface Counter {
  points: number;
  /** Null: it never expires. */
  msLeft: number | null;
}

/** A counter that `COUNT_EACH` answers, with its key. */
export interface KeyedCounter extends Counter {
  key: string;
}

interface Answer {
  rows: Counter[];
}

type Statement = typeof GET & { values: unknown[] };

/** The method of the library that runs a statement, which its types keep private. */
interface Runner {
  _query: (statement: Statement) => Promise<Answer>;
}

/**
 * Counters in the table `rate_limits`, by the database's clock: the library's own statements take the
 * clock of the process, and with a wrong one a lock of minutes became one of days. Replaces the methods
 * that `RateLimiterStoreAbstract` asks each store to implement (rate-limiter-flexible 11.4.0). If a new
 * version renames them, the test of locks with a wrong clock fails.
 */
export class DatabaseClockLimiter extends RateLimiterPostgres {
  protected _upsert(key: string, points: number, milliseconds: number, isForced = false) {
    return this.run(isForced ? SET : COUNT, [key, points, Math.round(milliseconds)]);
  }

  protected async _get(key: string): Promise<Answer | null> {
    const answer = await this.run(GET, [key]);
    return answer.rows.length > 0 ? answer : null;
  }

  protected _getRateLimiterRes(_key: string, changed: number, { rows }: Answer): RateLimiterRes {
    const { points, msLeft } = rows[0]!;
    const isFirst = changed === points;
    return new RateLimiterRes(Math.max(this.points - points, 0), msLeft ?? -1, points, isFirst);
  }

  private run(statement: typeof GET, values: unknown[]): Promise<Answer> {
    return (this as unknown as Runner)._query({ ...statement, values });
  }
}
