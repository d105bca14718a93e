import './lib/node-version.mjs';
import { buildPart } from './lib/build.mjs';
import { loadEnvFile } from './lib/env-file.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { onInterrupt } from './lib/interrupt.mjs';
import { bin, inRoot, root } from './lib/paths.mjs';
import { main } from './lib/problem.mjs';
import { run } from './lib/processes.mjs';
import { withSiteDatabase } from './lib/site-database.mjs';

/** `npm run backup`, `npm run restore`, `npm run admin`: a command of the server, on the database of `npm start`. */
await main(async () => {
  // Ctrl+C ends the command, and then the embedded PostgreSQL is stopped as well
  onInterrupt();
  loadEnvFile();
  await ensureInstalled();
  await buildPart('server');
  const command = [inRoot('server', 'dist', 'bundle', 'operate.js'), ...process.argv.slice(2)];
  return withSiteDatabase(({ url }) =>
    run(bin('node'), command, { cwd: root, env: { ...process.env, DATABASE_URL: url } }),
  );
});
