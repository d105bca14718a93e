import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from './chromium.mjs';
import { bin, inRoot, toolEnv } from './paths.mjs';
import { freePort } from './ports.mjs';
import { Problem } from './problem.mjs';
import { run } from './processes.mjs';
import { productEnv } from './product-env.mjs';
import { startServer } from './server-process.mjs';
import { withTemporaryFolder } from './temporary.mjs';
import { withDatabase } from './test-database.mjs';

const admin = { ADMIN_EMAIL: 'admin@mizan.test', ADMIN_PASSWORD: 'scales-of-justice-2026' };

/**
 * Runs Playwright against the built product, on free ports and databases of its own. `BASE_URL` is the
 * site, `REPLICA_URL` another process of it, `OTHER_URL` the site of another office: for journeys that
 * change what holds for everybody.
 *
 * @param options `database` the test server · `args` for Playwright · `report` a file for its JSON ·
 *   `spawn` how to run Playwright (default: in this terminal)
 */
export async function runJourneys({ database, args = [], report, spawn = run }) {
  const chromium = await findChromium();
  const withSite = (site, work) => {
    const name = `journeys_${randomBytes(4).toString('hex')}`;
    return withDatabase(database.url, name, (url) => withProduct(url, site, work));
  };
  return withSite({ log: 'journeys-server.log', processes: 2 }, (address, replica) =>
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
        }),
      }),
    ),
  );
}

/**
 * Starts the built server in so many processes on one database, as replicas of one site, without this
 * machine's configuration; their log is in `.data`.
 */
function withProduct(databaseUrl, { log: name, processes }, work) {
  return withTemporaryFolder(async (folder) => {
    const logFile = inRoot('.data', name);
    const log = fs.openSync(logFile, 'w');
    const ports = [];
    while (ports.length < processes) ports.push(await freePort());
    const addresses = ports.map((port) => `http://localhost:${port}`);
    const env = productEnv({
      ...admin,
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      PUBLIC_URL: addresses[0],
      RATE_LIMIT_FACTOR: '1000',
    });
    const servers = [];
    try {
      for (const [index, port] of ports.entries()) {
        const options = { stdio: log, inherit: false };
        const server = startServer({ ...env, PORT: String(port) }, options);
        servers.push(server);
        await ready(addresses[index], server, logFile);
      }
      return await work(...addresses);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      fs.closeSync(log);
    }
  });
}

async function ready(address, server, logFile) {
  const end = Date.now() + 60_000;
  while (Date.now() < end && server.child.exitCode === null) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  const log = fs.readFileSync(logFile, 'utf8');
  throw new Problem(`The server did not get ready:\n${log.split('\n').slice(-30).join('\n')}`);
}
