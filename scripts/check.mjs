import '../tools/start/node-version.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { main } from '../tools/processes/problem.mjs';

/** `npm run check`: the fast part of `npm test` for what has changed, for use during development. */
await main(async () => {
  await ensureInstalled();
  const { runChecks } = await import('../tools/checks/run-checks.mjs');
  return runChecks({ all: false, bail: process.argv.includes('--bail') });
});
