import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { ensurePdfReader } from './pdf-reader.mjs';
import { bin, inRoot, toolEnv } from '../processes/paths.mjs';
import { run } from '../processes/processes.mjs';
import { productEnv } from '../start/product-env.mjs';
import { SiteProcesses } from '../processes/site-processes.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';
import { withDatabase } from '../postgres/test-database.mjs';

export const admin = { ADMIN_EMAIL: 'admin@mizan.test', ADMIN_PASSWORD: 'scales-of-justice-2026' };

/**
 * Runs Playwright against the built product, on free ports and databases of its own. `BASE_URL` is the
 * site, `REPLICA_URL` another process of it, `OTHER_URL` the site of another office: for journeys that
 * change what holds for everybody.
 *
 * @param options `database` the test server · `args` for Playwright · `report` a file for its JSON ·
 *   `spawn` how to run Playwright (default: in this terminal) · `processes` how many behind a proxy,
 *   which then is both addresses (default: two without one) · `kill` whether they are killed in turn
 */
export async function runJourneys({ database, args = [], report, spawn = run, processes, kill }) {
  const chromium = await findChromium();
  await ensurePdfReader();
  const withSite = (site, work) => {
    const name = `journeys_${randomBytes(4).toString('hex')}`;
    return withDatabase(database.url, name, (url) => withProduct(url, site, work));
  };
  const behindProxy = processes && { processes, isProxied: true };
  return withSite({ log: 'journeys-server.log', ...behindProxy, kill }, (address, replica) =>
    withSite({ log: 'journeys-other.log', processes: 1 }, (other) =>
      spawn(bin('playwright'), ['test', ...args], {
        cwd: inRoot('client'),
        env: toolEnv({
          ...admin,
          NODE_ENV: 'test',
          BASE_URL: address,
          REPLICA_URL: replica,
          OTHER_URL: other,
          CHROMIUM_PATH: chromium,
          JOURNEYS_REPORT: report,
          PROCESSES_KILLED: kill ? '1' : undefined,
        }),
      }),
    ),
  );
}

/**
 * Starts the built server once or several times on one database, without this machine's configuration; the log
 * is in `.data`. `work` gets the address of each process; with a proxy, its address twice.
 */
function withProduct(databaseUrl, { log: name, processes = 2, isProxied, kill }, work) {
  return withTemporaryFolder(async (folder) => {
    const log = fs.openSync(inRoot('.data', name), 'w');
    const env = productEnv({
      ...admin,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_FACTOR: '1000',
    });
    const site = new SiteProcesses(env, log);
    try {
      const addresses = isProxied
        ? Array(2).fill(await site.startBehindProxy(processes))
        : await site.startWithoutProxy(processes);
      if (kill) site.killInTurn();
      return await work(...addresses);
    } finally {
      const passed = await site.stop();
      if (passed) console.log('What the proxy passed:', passed);
      fs.closeSync(log);
    }
  });
}
