import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { ensureDataDir } from './data-dir.mjs';
import { isHeld, tryLock, withLock } from './lock.mjs';
import { createCluster, halt, launch, running } from './postgres-cluster.mjs';
import { canConnect, withConnection } from './postgres-connect.mjs';
import { findHome } from './postgres-home.mjs';

/**
 * Starts the embedded PostgreSQL, or joins the one that runs already: after a killed start, or for
 * tests that run beside each other. `stop` stops it when nobody else of this clone uses it.
 *
 * Two clusters: `.data/postgres` is the site's, `.data/test-postgres` is all that tests ever touch.
 *
 * @example
 * const { url, stop } = await startPostgres({ test: true });
 */
export async function startPostgres({ test = false } = {}) {
  const folder = path.join(ensureDataDir(), test ? 'test-postgres' : 'postgres');
  const gate = `${folder}.lock`;
  const started = await withLock(gate, () => start(folder, test));
  return {
    url: started.appUrl,
    pid: started.pid,
    stop: () => withLock(gate, () => stop(started)),
  };
}

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
  return { pid, users, mark, appUrl: url('mizan', passwords.app, port, 'mizan') };
}

async function stop({ pid, users, mark }) {
  mark.release?.();
  if (othersIn(users).length === 0) await halt(pid);
}

/** One that answers is used as it is; one that does not is stopped, so that it can be started. */
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

/** Random, made once, readable by the owner of the clone alone. */
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

/** The site gets a role of its own without a superuser's rights; tests may make databases. */
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

/** Databases that killed test runs left behind. */
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
