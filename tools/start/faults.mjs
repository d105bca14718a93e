import fs from 'node:fs';
import path from 'node:path';
import { buildPart } from './build.mjs';
import { startPostgres } from '../postgres/embedded-postgres.mjs';
import { onInterrupt } from '../processes/interrupt.mjs';
import { root } from '../processes/paths.mjs';
import { endCommands, run } from '../processes/processes.mjs';
import { productEnv } from './product-env.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';

/** Runs the tests of faults on a PostgreSQL of their own, which they stop and freeze, and prints a table. */
export async function runFaults(args) {
  await buildPart('server');
  const interrupt = onInterrupt();
  const database = await startPostgres({ test: true, name: 'faults-postgres' });
  try {
    return await Promise.race([report(database, args), interrupt.promise.then(() => 130)]);
  } finally {
    if (interrupt.happened) endCommands();
    await database.stop();
    if (interrupt.happened) process.exit(130);
  }
}

function report(database, args) {
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'faults.jsonl');
    const env = {
      TEST_DATABASE_URL: database.url,
      FAULTS_POSTGRES_PID: String(database.pid),
      FAULTS_REPORT: file,
      FAULT_ROUNDS: process.env.FAULT_ROUNDS ?? '50',
    };
    const command = ['run', '--silent', 'faults', '-w', 'server', '--', ...args];
    const code = await run('npm', command, { cwd: root, env: productEnv(env) });
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : '';
    const rows = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    console.table(Object.fromEntries(rows.map(({ fault, ...values }) => [fault, values])));
    return code;
  });
}
