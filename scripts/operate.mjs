import '../tools/start/node-version.mjs';
import { buildPart } from '../tools/start/build.mjs';
import { loadEnvFile } from '../tools/start/env-file.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { onInterrupt } from '../tools/processes/interrupt.mjs';
import { bin, inRoot, root } from '../tools/processes/paths.mjs';
import { main } from '../tools/processes/problem.mjs';
import { run } from '../tools/processes/processes.mjs';
import { withSiteDatabase } from '../tools/postgres/site-database.mjs';

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
