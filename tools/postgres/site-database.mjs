import fs from 'node:fs';
import { startPostgres } from './embedded-postgres.mjs';

/**
 * The server of DATABASE_URL (or of the file that DATABASE_URL_FILE names), which is not started or
 * stopped here, or else the embedded one.
 */
export async function withSiteDatabase(work) {
  const { DATABASE_URL: url, DATABASE_URL_FILE: file } = process.env;
  // the server gets the address itself, and would refuse both
  delete process.env.DATABASE_URL_FILE;
  if (url) return work({ url });
  if (file) return work({ url: fs.readFileSync(file, 'utf8').trim() });
  const database = await startPostgres();
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}
