import '../tools/start/node-version.mjs';
import { loadEnvFile } from '../tools/start/env-file.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { wantedPort } from '../tools/start/ports.mjs';
import { main } from '../tools/processes/problem.mjs';
import { resetData } from '../tools/start/reset.mjs';
import { claimStart } from '../tools/start/single-start.mjs';

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
