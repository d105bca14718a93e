import { startPostgres } from './embedded-postgres.mjs';

/** Jest's global set-up: a PostgreSQL for the API tests, unless the environment names one. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = await startPostgres({ test: true });
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
