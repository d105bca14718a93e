import '../tools/start/node-version.mjs';
import { main } from '../tools/processes/problem.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { ensureBuilt } from '../tools/start/build.mjs';

/** `npm run build`: builds what is older than its sources; `-- --force` builds everything. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt({ force: process.argv.includes('--force') });
  console.log('Built.');
});
