import { startPostgres } from './embedded-postgres.mjs';

/** DATABASE_URL names a server that is somebody else's to start and stop; else there is our own. */
export async function withSiteDatabase(work) {
  if (process.env.DATABASE_URL) return work({ url: process.env.DATABASE_URL });
  const database = await startPostgres();
  try {
    return await work(database);
  } finally {
    await database.stop();
  }
}
