import './lib/node-version.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { wantedPort } from './lib/ports.mjs';
import { main } from './lib/problem.mjs';
import { resetData } from './lib/reset.mjs';
import { claimStart } from './lib/single-start.mjs';

/** `npm run reset -- --yes`: an empty database and no files, as before the first start; secrets stay. */
await main(async () => {
  loadEnvFile();
  await ensureInstalled();
  const lock = await claimStart(wantedPort());
  try {
    return await resetData(process.argv.includes('--yes'));
  } finally {
    lock.release();
  }
});
