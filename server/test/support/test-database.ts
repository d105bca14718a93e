import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { Client } from 'pg';
import { migrate } from '../../src/platform/database/migrate.js';
import { migrations } from '../../src/platform/database/migrations/migrations.js';
import { startSlotsAgain } from './slots.js';

/** A lock, so that test files that start together create the template only once. */
const TEMPLATE_LOCK = 7_203_420;

export interface TestDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** A database for one test file, copied from a migrated template. */
export async function createTestDatabase(testFile: string): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests by npm test');
  startSlotsAgain();
  const template = await ensureTemplate(server);
  const words = basename(testFile).replace(/\W+/g, '_').toLowerCase().slice(0, 30);
  const name = `t_${words}_${process.pid}_${Date.now().toString(36)}`;
  // files are copied several times as fast as pages that pass through the log
  await onServer(server, (client) =>
    client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}" STRATEGY FILE_COPY`),
  );
  return {
    url: databaseUrl(server, name),
    drop: () =>
      onServer(server, (client) => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)),
  };
}

async function ensureTemplate(server: string): Promise<string> {
  const names = migrations.map(({ name }) => name).join();
  const template = `template_${createHash('sha1')
    .update(names + migrations.toString())
    .digest('hex')
    .slice(0, 16)}`;
  await onServer(server, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      template,
    ]);
    if (rowCount) return;
    await client.query(`CREATE DATABASE "${template}_new"`);
    await migrate(databaseUrl(server, `${template}_new`));
    await client.query(`ALTER DATABASE "${template}_new" RENAME TO "${template}"`);
  });
  return template;
}

export async function onServer(
  url: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
