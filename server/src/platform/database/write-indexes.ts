import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listOfIndexes } from './indexes.js';
import { migrationSource } from './migrate.js';

/** Writes `indexes.txt`, every index that the migrations make, into a folder. Runs on an empty database. */
async function writeIndexes(folder: string): Promise<void> {
  const migrator = await migrationSource(process.env['DATABASE_URL'] ?? '').initialize();
  await migrator.runMigrations();
  writeFileSync(join(folder, 'indexes.txt'), await listOfIndexes(migrator));
  await migrator.destroy();
}

await writeIndexes(process.argv[2] ?? '.');
