import { createRequire } from 'node:module';
import { inRoot } from '../processes/paths.mjs';

/** pg is a dependency of the server, so it can be loaded only after the installation. */
const pg = () => createRequire(inRoot('server', 'package.json'))('pg');

/** How long a connection may take: a busy machine needs more than a server that is asked whether it is there. */
const PATIENT_MS = 30_000;
const ASKED_MS = 3000;

/** Opens one connection for `work` and closes it again. */
export async function withConnection(url, work, connectionTimeoutMillis = PATIENT_MS) {
  const client = new (pg().Client)({ connectionString: url, connectionTimeoutMillis });
  // a connection that PostgreSQL closes fails its query, and must not crash this process
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function canConnect(url) {
  try {
    await withConnection(url, (client) => client.query('select 1'), ASKED_MS);
    return true;
  } catch {
    return false;
  }
}
