import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensureDataDir } from '../start/data-dir.mjs';
import { isHeld, tryLock, withLock } from '../start/lock.mjs';
import { createCluster, halt, launch, running } from './postgres-cluster.mjs';
import { canConnect, withConnection } from './postgres-connect.mjs';
import { findHome } from './postgres-home.mjs';

/**
 * Starts the embedded PostgreSQL, or uses the one that already runs: after a killed start, or for
 * tests that run in parallel. `stop` stops it when no other process of this clone uses it.
 *
 * There are two clusters: `.data/postgres` of the site and `.data/test-postgres` of the tests; others have
 * a name of their own.
 *
 * @example
 * const { url, stop } = await startPostgres({ test: true });
 */
export async function startPostgres({ test = false, name = clusterName(test) } = {}) {
  const folder = path.join(ensureDataDir(), name);
  const gate = `${folder}.lock`;
  const started = await withLock(gate, () => start(folder, test));
  return {
    url: started.appUrl,
    pid: started.pid,
    stop: () => withLock(gate, () => stop(started)),
  };
}

const clusterName = (test) => (test ? 'test-postgres' : 'postgres');

async function start(folder, test) {
  const place = findHome(folder);
  const passwords = readPasswords(place.home);
  const adminUrl = (port) => url('postgres', passwords.admin, port, 'postgres');
  await createCluster(place, passwords.admin);
  const { pid, port } = (await join(place, adminUrl)) ?? (await launch(place, { test, adminUrl }));
  const users = path.join(place.home, 'users');
  if (test && othersIn(users).length === 0) await dropLeftovers(adminUrl(port));
  const mark = tryLock(path.join(users, String(process.pid)));
  await createDatabase(adminUrl(port), passwords.app, test);
  return { place, pid, users, mark, appUrl: url('mizan', passwords.app, port, 'mizan') };
}

async function stop({ place, pid, users, mark }) {
  mark.release?.();
  // tests of faults may have started it anew
  if (othersIn(users).length === 0) await halt(running(place)?.pid ?? pid);
}

/** The running PostgreSQL if it answers; one that does not answer is stopped, to be started again. */
async function join(place, adminUrl) {
  const left = running(place);
  if (!left) return undefined;
  if (await canConnect(adminUrl(left.port))) return left;
  await halt(left.pid);
  return undefined;
}

function othersIn(users) {
  if (!fs.existsSync(users)) return [];
  return fs.readdirSync(users).filter((name) => {
    const holder = JSON.parse(fs.readFileSync(path.join(users, name), 'utf8') || '{}');
    return holder.pid !== process.pid && isHeld(holder);
  });
}

/**
 * The passwords of the cluster's superuser and of the site's role. They are random, written once, and
 * only the owner of the clone can read the file.
 */
function readPasswords(home) {
  const file = path.join(home, 'passwords.json');
  if (!fs.existsSync(file)) {
    const random = () => randomBytes(24).toString('base64url');
    const made = JSON.stringify({ admin: random(), app: random() });
    fs.writeFileSync(file, made, { mode: 0o600 });
  }
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}

const url = (user, password, port, database) =>
  `postgresql://${user}:${password}@127.0.0.1:${port}/${database}`;

/** The site's role is not a superuser; the role of the tests may create databases. */
async function createDatabase(adminUrl, password, test) {
  await withConnection(adminUrl, async (client) => {
    const roles = await client.query("select from pg_roles where rolname = 'mizan'");
    const rights = test ? 'createdb' : 'nocreatedb';
    const secret = client.escapeLiteral(password);
    if (roles.rowCount === 0)
      await client.query(`create role mizan login ${rights} password ${secret}`);
    const databases = await client.query("select from pg_database where datname = 'mizan'");
    if (databases.rowCount === 0) await client.query('create database mizan owner mizan');
  });
}

/** Drops databases that killed test runs left behind. */
async function dropLeftovers(adminUrl) {
  await withConnection(adminUrl, async (client) => {
    const { rows } = await client.query(
      "select datname from pg_database where datname not in ('postgres', 'template0', 'template1')",
    );
    for (const { datname } of rows) {
      await client.query(`drop database ${client.escapeIdentifier(datname)} with (force)`);
    }
  });
}
