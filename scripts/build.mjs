import './lib/node-version.mjs';
import { main } from './lib/problem.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureBuilt } from './lib/build.mjs';

/** `npm run build`: builds what is older than its sources; `-- --force` builds everything. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ force: process.argv.includes('--force') });
  console.log('Built.');
});
