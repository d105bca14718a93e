import '../tools/start/node-version.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { main } from '../tools/processes/problem.mjs';

/** `npm test`: everything, also from a clean checkout. `-- --bail` stops at the first failure. */
await main(async () => {
  await ensureInstalled();
  const { runChecks } = await import('../tools/checks/run-checks.mjs');
  return runChecks({ all: true, bail: process.argv.includes('--bail') });
});
