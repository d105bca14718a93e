import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensureDataDir } from '../start/data-dir.mjs';
import { createCluster, dataOf, halt, launch, logOf, running } from './postgres-cluster.mjs';
import { withConnection } from './postgres-connect.mjs';
import { findHome } from './postgres-home.mjs';

const wanted = { wal_level: 'replica', fsync: 'off', autovacuum: 'off', log_statement: 'all' };
const password = randomBytes(12).toString('hex');
const url = (user, port, database) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;
const adminUrl = (port) => url('postgres', port, 'postgres');

/**
 * For tests: a PostgreSQL and a standby of it, by streaming replication. Prints where they are as one line of
 * JSON, and stops and removes both when the input ends.
 */
export async function serveReplicatedPostgres() {
  const folders = ['primary', 'standby'].map((role) =>
    path.join(ensureDataDir(), `replicated-${process.pid}-${role}`),
  );
  const [primary, standby] = folders.map((folder) => findHome(folder));
  const end = () => remove([primary, standby], folders);
  process.stdin.resume().on('end', () => void end().then(() => process.exit(0)));
  try {
    console.log(JSON.stringify(await startBoth(primary, standby)));
  } catch (error) {
    await end();
    throw error;
  }
}

async function startBoth(primary, standby) {
  await createCluster(primary, password);
  // a cluster that is not running can be copied as it is
  spawnSync('cp', ['-a', dataOf(primary), dataOf(standby)]);
  fs.writeFileSync(path.join(dataOf(standby), 'standby.signal'), '');
  const first = await launch(primary, { adminUrl, more: wanted });
  await createDatabase(first.port);
  const primary_conninfo = `host=127.0.0.1 port=${first.port} user=postgres password=${password}`;
  const second = await launch(standby, { adminUrl, more: { ...wanted, primary_conninfo } });
  return [described(primary, first), described(standby, second)];
}

const described = (place, { pid, port }) => ({
  pid,
  log: logOf(place),
  url: url('mizan', port, 'mizan'),
  adminUrl: adminUrl(port),
});

/** The role is no superuser, as in production. */
const createDatabase = (port) =>
  withConnection(adminUrl(port), async (client) => {
    await client.query(`create role mizan login password '${password}'`);
    await client.query('create database mizan owner mizan');
  });

/** Asked anew who runs, because the tests stop and start them. */
async function remove(places, folders) {
  const servers = places.map((place) => running(place)).filter(Boolean);
  await Promise.all(servers.map(({ pid }) => halt(pid)));
  const homes = places.map(({ home }) => home);
  for (const folder of [...homes, ...folders]) fs.rmSync(folder, { recursive: true, force: true });
}
