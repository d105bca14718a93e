import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations/migrations.js';

type Query = (...call: Parameters<QueryRunner['query']>) => Promise<unknown>;

const CONCURRENTLY = /\bCONCURRENTLY\b/i;

/**
 * An index that is made or dropped concurrently waits for all transactions that are older, such as a backup.
 * Nobody queues behind it, so it waits without the limit for locks that other statements of migrations have.
 */
function waitWhereNobodyQueues(source: DataSource): void {
  const createQueryRunner = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query: Query = runner.query.bind(runner);
    const unlimitedQuery: Query = async (...call) => {
      if (!CONCURRENTLY.test(call[0])) return query(...call);
      await query('SET lock_timeout = 0');
      try {
        return await query(...call);
      } finally {
        await query('RESET lock_timeout');
      }
    };
    runner.query = unlimitedQuery as QueryRunner['query'];
    return runner;
  };
}

/** An arbitrary number: replicas that start together wait for each other on this lock. */
const MIGRATION_LOCK = 7_203_418;
/** A migration may rebuild an index, which takes longer than the time-out of requests. */
const MIGRATION_TIMEOUT_MS = 600_000;
/** While a migration waits for a table, everybody else waits behind it: it lets them through and tries again. */
const LOCK_TIMEOUT_MS = 2000;
const LOCK_TRIES = 30;
const PAUSE_MS = 200;
const LOCK_NOT_AVAILABLE = '55P03';
const TABLE_IN_USE =
  'A table cannot be changed because a transaction uses it for long: wait for its end, or look in pg_stat_activity for the oldest xact_start and end that one by pg_terminate_backend(pid); then start again';
/** The lock's connection is idle during the migrations. */
const LOCK_OPTIONS = { connectionTimeoutMillis: 5000, query_timeout: 5000, keepAlive: true };

/** A data source for migrations only, without entities and with a long time-out. */
export function migrationSource(url: string, known = migrations): DataSource {
  return new DataSource({
    ...databaseOptions(url, 2),
    extra: { statement_timeout: MIGRATION_TIMEOUT_MS, lock_timeout: LOCK_TIMEOUT_MS },
    migrations: known,
    migrationsTransactionMode: 'each',
  });
}

/** Brings the database to the newest of the `known` migrations; processes that start together wait for each other. */
export async function migrate(
  url: string,
  known = migrations,
  lockTries = LOCK_TRIES,
): Promise<void> {
  const lock = new Client({ ...LOCK_OPTIONS, connectionString: url });
  // without a listener, a connection that is lost during a long migration would end the process
  lock.on('error', () => undefined);
  await lock.connect();
  try {
    await acquireLock(lock);
    const source = await migrationSource(url, known).initialize();
    try {
      waitWhereNobodyQueues(source);
      await runAll(source, lockTries);
    } finally {
      await source.destroy();
    }
  } finally {
    await lock.end();
  }
}

/** By asking again and again: a statement that waits would hold up a migration that makes an index concurrently. */
async function acquireLock(client: Client): Promise<void> {
  const tryLock = async () => {
    const { rows } = await client.query<{ isMine: boolean }>(
      'SELECT pg_try_advisory_lock($1) AS "isMine"',
      [MIGRATION_LOCK],
    );
    return rows[0]?.isMine;
  };
  while (!(await tryLock())) await setTimeout(PAUSE_MS);
}

async function runAll(source: DataSource, lockTries: number): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await source.runMigrations();
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === lockTries) throw new Error(TABLE_IN_USE, { cause: error });
      await setTimeout(PAUSE_MS);
    }
  }
}
