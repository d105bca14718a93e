import fs from 'node:fs';
import { buildPart } from './build.mjs';
import { loadEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { onInterrupt } from './interrupt.mjs';
import { bin, inRoot, toolEnv } from './paths.mjs';
import { requireFreePort, wantedPort } from './ports.mjs';
import { startPrefixed } from './prefixed.mjs';
import { claimStart } from './single-start.mjs';
import { withSiteDatabase } from './site-database.mjs';

const clientPort = 5173;

/** `npm run dev`: server and client, both reloading on a change; answers the exit code. */
export async function dev() {
  const interrupt = onInterrupt();
  loadEnvFile();
  const port = wantedPort();
  const lock = await claimStart(port);
  try {
    await requireFreePort(port);
    await requireFreePort(clientPort);
    await ensureInstalled();
    // built once, because the server serves the Playground and the page template from there
    if (!fs.existsSync(inRoot('client', 'dist'))) await buildClient();
    return await withSiteDatabase((database) => watch(database.url, { port, interrupt }));
  } finally {
    lock.release();
  }
}

async function watch(databaseUrl, { port, interrupt }) {
  const address = `http://localhost:${clientPort}`;
  const env = toolEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: process.env.DATA_DIR ?? inRoot('.data'),
    PORT: String(port),
    // links in mails and the origin check use the address that is open in the browser
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
    SERVER_URL: `http://localhost:${port}`,
  });
  // into a folder of its own: builds of other commands delete theirs, which ends the watching of it
  const nest = [bin('nest'), 'start', '--watch', '--builder', 'swc', '--path', 'tsconfig.dev.json'];
  const vite = [bin('vite'), '--port', String(clientPort), '--strictPort'];
  const both = [
    startPrefixed('server', nest, { cwd: inRoot('server'), env }),
    startPrefixed('client', vite, { cwd: inRoot('client'), env }),
  ];
  console.log(`Open ${address}. Ctrl+C stops everything.`);
  const ended = await Promise.race([interrupt.promise, ...both.map(({ ended }) => ended)]);
  if (!interrupt.happened) console.error(`The ${ended} ended by itself; its messages are above.`);
  await Promise.all(both.map(({ stop }) => stop()));
  return interrupt.happened ? 0 : 1;
}

async function buildClient() {
  console.log('Building the client once.');
  await buildPart('client');
}
