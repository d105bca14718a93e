import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import source from './data-source.js';
import { listOfIndexes } from './indexes.js';
import { migrationSource } from './migrate.js';
import { planSearch } from './plan-search.js';

/**
 * Up, down, up again, then asks whether the entities want anything else. Runs on an empty database,
 * and writes `indexes.txt`, the indexes that it then has, into a folder: TypeORM does not know all of them.
 */
async function check(url: string, folder: string): Promise<string[]> {
  const migrator = await migrationSource(url).initialize();
  const all = await migrator.runMigrations();
  for (const _ of all) await migrator.undoLastMigration();
  const left = await leftTables(url);
  await migrator.runMigrations();
  writeFileSync(join(folder, 'indexes.txt'), await listOfIndexes(migrator));
  await migrator.destroy();
  await source.initialize();
  const { upQueries } = await source.driver.createSchemaBuilder().log();
  const { up } = await planSearch(source);
  await source.destroy();
  return [
    ...left.map((table) => `left behind by down: ${table}`),
    ...[...upQueries.map(({ query }) => query), ...up].map(
      (query) => `not in a migration: ${query}`,
    ),
  ];
}

/** Tables that `down` did not remove. */
async function leftTables(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'
     AND tablename NOT IN ('migrations', 'typeorm_metadata')`,
  );
  await client.end();
  return rows.map(({ name }) => name);
}

const problems = await check(process.env['DATABASE_URL'] ?? '', process.argv[2] ?? '.');
problems.forEach((problem) => process.stderr.write(`${problem}\n`));
process.exitCode = problems.length > 0 ? 1 : 0;
