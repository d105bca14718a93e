import fs from 'node:fs';
import path from 'node:path';
import { buildPart } from './build.mjs';
import { loadEnvFile } from './env-file.mjs';
import { ensureInstalled } from './install.mjs';
import { onInterrupt } from '../processes/interrupt.mjs';
import { bin, inRoot, toolEnv, typeChecker } from '../processes/paths.mjs';
import { requireFreePort, wantedPort } from './ports.mjs';
import { startPrefixed } from './prefixed.mjs';
import { capture } from '../processes/processes.mjs';
import { claimStart } from './single-start.mjs';
import { withSiteDatabase } from '../postgres/site-database.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';

/** Where `nest start --watch` compiles to: builds of other commands delete theirs, which ends the watching of it. */
const COMPILED = inRoot('server', '.dev', 'dist');
/** What the server prints each time that it has started with the newest code. */
const READY = 'Mizan is ready';

/** `npm run dev`: server and client, both reloading on a change; answers the exit code. */
export async function dev() {
  const interrupt = onInterrupt();
  loadEnvFile();
  const ports = { server: wantedPort(), client: wantedPort('CLIENT_PORT', 5173) };
  const lock = await claimStart(ports.server);
  try {
    await requireFreePort(ports.server);
    await requireFreePort(ports.client, 'CLIENT_PORT=5174 npm run dev');
    await ensureInstalled();
    // built once, because the server serves the Playground and the page template from there
    if (!fs.existsSync(inRoot('client', 'dist'))) await buildClient();
    return await withSiteDatabase((database) => watch(database.url, { ports, interrupt }));
  } finally {
    lock.release();
  }
}

async function watch(databaseUrl, { ports, interrupt }) {
  const address = `http://localhost:${ports.client}`;
  const env = toolEnv({
    DATABASE_URL: databaseUrl,
    DATA_DIR: process.env.DATA_DIR ?? inRoot('.data'),
    PORT: String(ports.server),
    // links in mails and the origin check use the address that is open in the browser
    PUBLIC_URL: process.env.PUBLIC_URL ?? address,
    SERVER_URL: `http://localhost:${ports.server}`,
  });
  const all = commands(ports).map(([name, command, folder, onLine]) =>
    startPrefixed(name, command, { cwd: inRoot(folder), env }, onLine),
  );
  console.log(`Open ${address}. Ctrl+C stops everything.`);
  const ended = await Promise.race([interrupt.promise, ...all.map(({ ended }) => ended)]);
  if (!interrupt.happened) console.error(`The ${ended} ended by itself; its messages are above.`);
  await Promise.all(all.map(({ stop }) => stop()));
  return interrupt.happened ? 0 : 1;
}

/** What runs until it is stopped: name, command, folder, and what follows each line that it prints. */
function commands({ client }) {
  const types = [typeChecker, '--noEmit', '--watch', '--preserveWatchOutput'];
  const nest = [bin('nest'), 'start', '--watch', '--builder', 'swc', '--path', 'tsconfig.dev.json'];
  return [
    ['server', nest, 'server', (line) => line.includes(READY) && writeSchema()],
    ['client', [bin('vite'), '--port', String(client), '--strictPort'], 'client'],
    ['documents', [bin('graphql-codegen'), '--watch', '--config', 'codegen.ts'], '.'],
    ['types of the server', types, 'server'],
    ['types of the client', types, 'client'],
  ];
}

/** Writes the schema and the routes of the compiled code where they have changed; documents are generated anew then. */
async function writeSchema() {
  await withTemporaryFolder(async (folder) => {
    const command = [path.join(COMPILED, 'commands', 'schema-artifacts.js'), folder];
    const { code, output } = await capture(bin('node'), command, { env: toolEnv() });
    if (code !== 0) console.error(`The schema could not be written:\n${output}`);
    for (const name of fs.readdirSync(folder)) {
      const [made, kept] = [path.join(folder, name), inRoot('server', name)];
      if (fs.readFileSync(made, 'utf8') !== fs.readFileSync(kept, 'utf8')) {
        fs.copyFileSync(made, kept);
        console.log(`server/${name} is written.`);
      }
    }
  });
}

async function buildClient() {
  console.log('Building the client once.');
  await buildPart('client');
}
