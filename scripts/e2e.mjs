import './lib/node-version.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';

/** `npm run e2e`: the browser journeys alone; what follows `--` goes to Playwright. */
await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const { withTestDatabase } = await import('./lib/test-database.mjs');
  const { runJourneys } = await import('./lib/journeys.mjs');
  const args = process.argv.slice(2);
  return withTestDatabase((database) => runJourneys({ database, args }));
});
