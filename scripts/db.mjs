import '../tools/start/node-version.mjs';
import { askDatabase } from '../tools/postgres/database-console.mjs';
import { loadEnvFile } from '../tools/start/env-file.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { main } from '../tools/processes/problem.mjs';
import { withSiteDatabase } from '../tools/postgres/site-database.mjs';

/** `npm run db`: SQL on the database of `npm start` and `npm run dev`, which may run meanwhile. */
await main(async () => {
  loadEnvFile();
  await ensureInstalled();
  return withSiteDatabase(({ url }) => askDatabase(url, process.argv.slice(2)));
});
