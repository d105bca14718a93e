import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { inRoot } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';

const isRoot = () => process.getuid?.() === 0;

/**
 * The users that PostgreSQL may run as, in order of preference. It refuses to run as root, which uses
 * the cluster's owner, else the clone's owner, else a service user. Undefined is the caller's own user.
 */
export function databaseUsers(dataFolder) {
  if (!isRoot()) return [undefined];
  const owner = fs.existsSync(dataFolder) ? fs.statSync(dataFolder).uid : 0;
  if (owner !== 0) return [lookUp(owner)].filter(Boolean);
  const cloneOwner = lookUp(fs.statSync(inRoot()).uid);
  const service = lookUp('postgres') ?? createUser('postgres') ?? lookUp('nobody');
  const users = [cloneOwner, service].filter((user) => user && user.uid !== 0);
  if (users.length === 0) {
    throw new Problem('PostgreSQL cannot run as root, and no other user could be found or made.');
  }
  return users;
}

/** Whether the user can write in the folder and run the program, found out by trying. */
export function canUse(user, folder, binary) {
  const script = 'cd "$1" && test -w . && exec "$2" --version';
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', folder, binary], {
    ...user,
    cwd: '/',
    env: {},
  });
  return status === 0;
}

function lookUp(nameOrId) {
  const wanted = String(nameOrId);
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n');
  const local = lines.find((line) => isEntry(line, wanted));
  const line = local ?? spawnSync('getent', ['passwd', wanted], { encoding: 'utf8' }).stdout;
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

function isEntry(line, wanted) {
  const [name, , uid] = line.split(':');
  return name === wanted || uid === wanted;
}

function createUser(name) {
  const ways = [
    [
      'useradd',
      ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name],
    ],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]],
  ];
  const done = ways.some(([command, args]) => spawnSync(command, args).status === 0);
  return done ? lookUp(name) : undefined;
}
