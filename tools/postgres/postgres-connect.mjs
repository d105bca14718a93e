import { createRequire } from 'node:module';
import { inRoot } from '../processes/paths.mjs';

/** pg is a dependency of the server, so it can be loaded only after the installation. */
const pg = () => createRequire(inRoot('server', 'package.json'))('pg');

/** Opens one connection for `work` and closes it again. */
export async function withConnection(url, work) {
  const client = new (pg().Client)({ connectionString: url, connectionTimeoutMillis: 3000 });
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
    await withConnection(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
