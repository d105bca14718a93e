import { startPostgres } from './embedded-postgres.mjs';

/** The server of DATABASE_URL, which is not started or stopped here, or else the embedded one. */
export async function withSiteDatabase(work) {
  if (process.env.DATABASE_URL) return work({ url: process.env.DATABASE_URL });
  const database = await startPostgres();
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}
