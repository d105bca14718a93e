import { type Db, PgBoss } from 'pg-boss';
import { Pool } from 'pg';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import type { Transaction } from '../database/transaction.js';

const CONNECTIONS = 3;
/** A connection that does not answer for this long is given up, and the work goes on over a new one. */
const TIMEOUT_MS = 5_000;
/** The queue creates and upgrades its own schema when it starts, and processes wait for one another then. */
const START_TIMEOUT_MS = 60_000;

/** The connections of the job queue, separate from those of requests, so that neither takes all of them. */
export class JobDatabase implements Db {
  private readonly pool: Pool;
  private queryTimeout = START_TIMEOUT_MS;

  constructor(connectionString: string, onError: (error: Error) => void) {
    this.pool = new Pool({
      connectionString,
      application_name: 'mizan-jobs',
      max: CONNECTIONS,
      connectionTimeoutMillis: START_TIMEOUT_MS,
      keepAlive: true,
    });
    // An idle connection that breaks would otherwise end the process.
    this.pool.on('error', onError);
  }

  async executeSql(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> {
    const query = { text, values, query_timeout: this.queryTimeout };
    return this.pool.query<Record<string, unknown>>(query);
  }

  /** The schema and the queues are there: from now on statements are short, and a silent network is noticed soon. */
  started(): void {
    this.queryTimeout = TIMEOUT_MS;
    this.pool.options.connectionTimeoutMillis = TIMEOUT_MS;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** Lets the queue write through the caller's own transaction. */
export function runInTransaction(transaction: Transaction): Db {
  return {
    executeSql: async (text, values = []) => ({
      rows: await transaction.execute<Record<string, unknown>>(text, values),
    }),
  };
}

/** The version of the tables that this version of the job queue makes. */
export const JOB_TABLES_VERSION = packageJson.pgboss.schema;

/** Makes the tables of the job queue, and starts no work on them. */
export async function createJobTables(databaseUrl: string): Promise<void> {
  const store = new JobDatabase(databaseUrl, () => undefined);
  const boss = new PgBoss({ db: store, schema: 'pgboss', schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
  await store.close();
}
