import './lib/node-version.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';

/** `npm run check`: the fast part of `npm test` for what has changed, for use during development. */
await main(async () => {
  await ensureInstalled();
  const { runChecks } = await import('./lib/run-checks.mjs');
  return runChecks({ all: false, bail: process.argv.includes('--bail') });
});
