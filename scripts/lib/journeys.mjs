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
 * Runs Playwright against the built product, on free ports and a database of its own. `BASE_URL` is the
 * site, `REPLICA_URL` another process of it.
 *
 * @param options `database` the test server · `args` for Playwright · `report` a file for its JSON ·
 *   `spawn` how to run Playwright (default: in this terminal)
 */
export async function runJourneys({ database, args = [], report, spawn = run }) {
  const chromium = await findChromium();
  const name = `journeys_${randomBytes(4).toString('hex')}`;
  return withDatabase(database.url, name, (url) =>
    withProduct(url, (address, replica) =>
      spawn(bin('playwright'), ['test', ...args], {
        cwd: inRoot('client'),
        env: toolEnv({
          ...admin,
          NODE_ENV: 'test',
          BASE_URL: address,
          REPLICA_URL: replica,
          CHROMIUM_PATH: chromium,
          JOURNEYS_REPORT: report,
        }),
      }),
    ),
  );
}

/**
 * Starts the built server twice on one database, as two replicas of one site, without this machine's
 * configuration; their log is in `.data`.
 */
function withProduct(databaseUrl, work) {
  return withTemporaryFolder(async (folder) => {
    const log = fs.openSync(inRoot('.data', 'journeys-server.log'), 'w');
    const ports = [await freePort(), await freePort()];
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
        await ready(addresses[index], server);
      }
      return await work(...addresses);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
      fs.closeSync(log);
    }
  });
}

async function ready(address, server) {
  const end = Date.now() + 60_000;
  while (Date.now() < end && server.child.exitCode === null) {
    const answer = await fetch(`${address}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  const log = fs.readFileSync(inRoot('.data', 'journeys-server.log'), 'utf8');
  throw new Problem(`The server did not get ready:\n${log.split('\n').slice(-30).join('\n')}`);
}
