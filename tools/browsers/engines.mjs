import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { admin } from './journeys.mjs';
import { bin, inRoot, toolEnv } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { canInstall, installPackages, onPath } from '../processes/debian.mjs';
import { run } from '../processes/processes.mjs';
import { productEnv } from '../start/product-env.mjs';
import { SiteProcesses } from '../processes/site-processes.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';
import { withDatabase } from '../postgres/test-database.mjs';
import { WatchedPages } from './watched-pages.mjs';

/** Debian's packages of the two other engines, and of the screen that WebKit draws on; what each brings. */
const PACKAGES = {
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
  xauth: 'xauth',
};

/** Where the engines cannot be, and why; undefined once they are there. */
export async function enginesMissing() {
  const missing = () => Object.keys(PACKAGES).filter((name) => !onPath(PACKAGES[name]));
  if (missing().length === 0) return undefined;
  if (!canInstall())
    return `${missing().join(', ')} are not installed, and only root can install them, by apt`;
  console.log(`Installing ${missing().join(', ')} for the run in three engines.`);
  const reason = await installPackages(missing());
  if (missing().length === 0) return undefined;
  throw new Problem(`${missing().join(', ')} could not be installed:\n${reason}`);
}

/**
 * Opens every page and screen in Chromium, Firefox and WebKit. A proxy puts a script into each page that tells
 * of what went wrong there. Options as for `runJourneys`.
 */
export async function runEngines({ database, args = [], report, spawn = run }) {
  const missing = await enginesMissing();
  if (missing) throw new Problem(missing);
  const chromium = await findChromium();
  const name = `engines_${randomBytes(4).toString('hex')}`;
  return withDatabase(database.url, name, (url) =>
    withTemporaryFolder((folder) =>
      withWatchedSite(url, folder, (address) => {
        const command = [bin('playwright'), 'test', '--config', 'playwright.engines.config.ts'];
        return spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', ...command, ...args], {
          cwd: inRoot('client'),
          env: toolEnv({
            ...admin,
            NODE_ENV: 'test',
            BASE_URL: address,
            CHROMIUM_PATH: chromium,
            FIREFOX_PATH: onPath(PACKAGES['firefox-esr']),
            WEBKIT_DRIVER_PATH: onPath(PACKAGES['webkit2gtk-driver']),
            JOURNEYS_REPORT: report,
          }),
        });
      }),
    ),
  );
}

async function withWatchedSite(databaseUrl, folder, work) {
  const log = fs.openSync(inRoot('.data', 'engines-server.log'), 'w');
  const env = productEnv({
    ...admin,
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000',
  });
  const site = new SiteProcesses(env, log);
  try {
    return await work(await site.startBehindProxy(1, { watch: new WatchedPages() }));
  } finally {
    await site.stop();
    fs.closeSync(log);
  }
}
