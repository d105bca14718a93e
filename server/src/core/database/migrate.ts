import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations/migrations.js';

/** An arbitrary number: replicas that start together wait for each other on this lock. */
const MIGRATION_LOCK = 7_203_418;
/** A migration may rebuild an index, which takes longer than the time-out of requests. */
const MIGRATION_TIMEOUT_MS = 600_000;

/** A data source for migrations only, without entities and with a long time-out. */
export function migrationSource(url: string, known = migrations): DataSource {
  return new DataSource({
    ...databaseOptions(url, 2),
    extra: { statement_timeout: MIGRATION_TIMEOUT_MS },
    migrations: known,
    migrationsTransactionMode: 'each',
  });
}

/** Brings the database to the newest of the `known` migrations; processes that start together wait for each other. */
export async function migrate(url: string, known = migrations): Promise<void> {
  const lock = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const source = await migrationSource(url, known).initialize();
    try {
      await source.runMigrations();
    } finally {
      await source.destroy();
    }
  } finally {
    await lock.end();
  }
}
