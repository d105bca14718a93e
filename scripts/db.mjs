import './lib/node-version.mjs';
import { askDatabase } from './lib/database-console.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';
import { withSiteDatabase } from './lib/site-database.mjs';

/** `npm run db`: SQL on the database of `npm start` and `npm run dev`, which may run meanwhile. */
await main(async () => {
  loadEnvFile();
  await ensureInstalled();
  return withSiteDatabase(({ url }) => askDatabase(url, process.argv.slice(2)));
});
