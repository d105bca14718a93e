import { startPostgres } from './embedded-postgres.mjs';

/** Jest's global set-up: starts a PostgreSQL for the API tests, unless TEST_DATABASE_URL is set. */
export default async function setUp() {
  if (process.env.TEST_DATABASE_URL) return;
  globalThis.testPostgres = await startPostgres({ test: true });
  process.env.TEST_DATABASE_URL = globalThis.testPostgres.url;
}
