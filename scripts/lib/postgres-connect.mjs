import { createRequire } from 'node:module';
import { inRoot } from './paths.mjs';

/** pg belongs to the server's dependencies and is there only once they are installed. */
const pg = () => createRequire(inRoot('server', 'package.json'))('pg');

/** Opens one connection for `work` and closes it again. */
export async function withConnection(url, work) {
  const client = new (pg().Client)({ connectionString: url, connectionTimeoutMillis: 3000 });
  // a connection that PostgreSQL closes on us ends the query that waits on it; it must not end us
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
    await withConnection(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
