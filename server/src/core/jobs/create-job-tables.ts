import { PgBoss } from 'pg-boss';
import packageJson from 'pg-boss/package.json' with { type: 'json' };
import { JobDatabase } from './job-database.js';

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
