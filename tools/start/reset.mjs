import fs from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../postgres/embedded-postgres.mjs';
import { dataDir, root } from '../processes/paths.mjs';
import { withConnection } from '../postgres/postgres-connect.mjs';
import { Problem } from '../processes/problem.mjs';

/** Deletes what people and tests have left in this clone. The next start makes and seeds the database anew. */
export async function resetData(isSure) {
  const { DATABASE_URL, DATABASE_URL_FILE, DATA_DIR, FILES_DIR, S3_BUCKET } = process.env;
  if (DATABASE_URL || DATABASE_URL_FILE || S3_BUCKET)
    throw new Problem(
      'This deletes only the embedded database and files in a folder: DATABASE_URL or S3_BUCKET is set.',
    );
  const files = path.resolve(root, FILES_DIR ?? path.join(DATA_DIR ?? dataDir, 'files'));
  if (!isSure)
    throw new Problem(
      `This deletes the database of ${dataDir} and ${files}. If that is what you want: npm run reset -- --yes`,
    );
  await dropDatabase();
  fs.rmSync(files, { recursive: true, force: true });
  console.log('Database and files are deleted. The next start makes and seeds the database anew.');
  return 0;
}

/** From another database, because nobody drops the one that they are connected to. */
async function dropDatabase() {
  const { url, stop } = await startPostgres();
  try {
    const other = new URL('/postgres', url);
    await withConnection(other.href, (client) => client.query('drop database mizan with (force)'));
  } finally {
    await stop();
  }
}
