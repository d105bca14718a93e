import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';

/** `npm test`: everything, also from a clean checkout. `-- --bail` stops at the first failure. */
await main(async () => {
  await ensureInstalled();
  const { runChecks } = await import('./lib/run-checks.mjs');
  return runChecks({ all: true, bail: process.argv.includes('--bail') });
});
