import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../start/ports.mjs';
import { program } from './postgres-binaries.mjs';
import { canConnect } from './postgres-connect.mjs';
import { Problem } from '../processes/problem.mjs';
import { capture, commandLine, gone, isAlive, signal } from '../processes/processes.mjs';

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  jit: 'off',
};

/** Test data may be lost in a power cut, so writes do not wait for the disk. */
const testSettings = {
  // five test files at once, of which some start the product several times
  max_connections: '250',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // while an autovacuum worker reads a database, only a superuser can drop it
  autovacuum: 'off',
};

export const dataOf = ({ home }) => path.join(home, 'data');
export const logOf = ({ home }) => path.join(home, 'log');

/**
 * Options for all processes of PostgreSQL: its own user, its own session, so that Ctrl+C does not reach
 * it, and no environment variables that change how it works.
 */
const isolated = ({ user }) => ({
  ...user,
  cwd: '/',
  detached: true,
  env: { PATH: process.env.PATH, LANG: 'C.UTF-8' },
});

/**
 * Creates the cluster if there is none. It is named `data` only when it is complete: an interrupted
 * one leaves a `new-` folder, in which its initdb may still run.
 */
export async function createCluster(place, adminPassword) {
  if (fs.existsSync(dataOf(place))) return;
  for (const name of fs.readdirSync(place.home).filter((entry) => entry.startsWith('new-'))) {
    fs.rm(path.join(place.home, name), { recursive: true, force: true }, () => undefined);
  }
  const folder = path.join(place.home, `new-${randomBytes(4).toString('hex')}`);
  const passwordFile = `${folder}.password`;
  fs.mkdirSync(folder, { mode: 0o700 });
  fs.writeFileSync(passwordFile, `${adminPassword}\n`, { mode: 0o600 });
  if (place.user) giveAway([folder, passwordFile], place.user);
  await initialise(place, folder, passwordFile);
  fs.rmSync(passwordFile);
  fs.renameSync(folder, dataOf(place));
}

function giveAway(files, { uid, gid }) {
  for (const file of files) fs.chownSync(file, uid, gid);
}

/**
 * PostgreSQL itself defines the order and case of text, so that all machines agree. Trigrams still
 * take character classes from the system: in the locale C, Arabic characters are no letters.
 */
async function initialise(place, data, passwordFile) {
  const common = ['-D', data, '--username=postgres', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  const rules = ['--auth=scram-sha-256', '--text-search-config=simple', '--no-instructions'];
  const order = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--lc-messages=C'];
  let output = '';
  for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
    const args = [...common, ...rules, ...order, `--locale=${locale}`];
    const result = await capture(program(place.binaries, 'initdb'), args, isolated(place));
    if (result.code === 0) return;
    output = result.output;
  }
  throw new Problem(`The database could not be made in ${data}:\n${output}`);
}

/** Starts PostgreSQL on a free port, with `more` settings of the caller; answers its process number and port once it accepts connections. */
export async function launch(place, { test, adminUrl, more = {} }) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const child = spawnPostgres(place, port, { ...(test ? testSettings : {}), ...more });
    if (await accepts(child, adminUrl(port))) return { pid: child.pid, port };
    const log = fs.readFileSync(logOf(place), 'utf8');
    const portTaken = /could not bind|could not create any TCP/.test(log);
    if (!portTaken || attempt === 5) {
      throw new Problem(`The database did not start:\n${log.split('\n').slice(-15).join('\n')}`);
    }
  }
}

function spawnPostgres(place, port, more) {
  const wanted = { ...settings, ...more, port: String(port) };
  const flags = Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // a file and not a pipe, because the database may run longer than this process
  fs.rmSync(logOf(place), { force: true });
  const log = fs.openSync(logOf(place), 'w');
  const child = spawn(program(place.binaries, 'postgres'), ['-D', dataOf(place), ...flags], {
    ...isolated(place),
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

async function accepts(child, url) {
  const end = Date.now() + 60_000;
  while (child.exitCode === null && child.pid && Date.now() < end) {
    if (await canConnect(url)) return true;
    await sleep(40);
  }
  return false;
}

/** The cluster's running PostgreSQL, whoever started it; undefined when there is none. */
export function running(place) {
  const file = path.join(dataOf(place), 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const isPostgres = commandLine(pid).includes('postgres');
  return isPostgres ? { pid, port: Number(lines[3]) } : undefined;
}

/** Stops PostgreSQL cleanly, or by force if that takes too long (it recovers at the next start). */
export async function halt(pid) {
  if (!isAlive(pid)) return;
  signal(pid, 'SIGINT');
  if (await gone(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  if (await gone(pid, 5_000)) return;
  signal(pid, 'SIGKILL');
  await gone(pid, 1_000);
}
