import '../tools/start/node-version.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { main } from '../tools/processes/problem.mjs';

/**
 * `npm run faults`: kills and outages while people use the product; too long for `npm test`. What
 * follows `--` goes to Jest, such as `-- kills`; FAULT_ROUNDS says how often the product is killed.
 */
await main(async () => {
  await ensureInstalled();
  const { runFaults } = await import('../tools/start/faults.mjs');
  return runFaults(process.argv.slice(2));
});
