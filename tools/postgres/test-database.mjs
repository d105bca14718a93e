import { startPostgres } from './embedded-postgres.mjs';
import { loadEnvFile } from '../start/env-file.mjs';
import { onInterrupt } from '../processes/interrupt.mjs';
import { withConnection } from './postgres-connect.mjs';
import { endCommands } from '../processes/processes.mjs';

/**
 * Runs `work` with the PostgreSQL of the tests: TEST_DATABASE_URL if given (its role must be able to
 * create databases), else the embedded test cluster. Never the one of `npm start`. Ctrl+C stops the
 * cluster too.
 */
export async function withTestDatabase(work) {
  const interrupt = onInterrupt();
  const database = await startTestDatabase();
  try {
    return await Promise.race([work(database), interrupt.promise]);
  } finally {
    if (interrupt.happened) endCommands();
    await database.stop();
    // the running work would otherwise go on after the interrupt
    if (interrupt.happened) process.exit(130);
  }
}

async function startTestDatabase() {
  loadEnvFile({ only: ['CHROMIUM_PATH', 'TEST_DATABASE_URL'] });
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => undefined } : startPostgres({ test: true });
}

/** Runs `work` with a new database, dropped afterwards. `name` holds letters, digits, underscores. */
export async function withDatabase(serverUrl, name, work) {
  await withConnection(serverUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } finally {
    const drop = `drop database if exists ${name} with (force)`;
    await withConnection(serverUrl, (client) => client.query(drop));
  }
}
