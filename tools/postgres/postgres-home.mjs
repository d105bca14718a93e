import { createHash, randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { copiedPostgres, packagedPostgres, program } from './postgres-binaries.mjs';
import { canUse, databaseUsers } from './postgres-user.mjs';

const outside = '/var/lib/mizan';

/**
 * The folder of a cluster, the binaries that run it and their user. The folder is `<place>` (in
 * `.data/`), unless PostgreSQL's user has no access to it. Then, as for a clone of root's, the cluster
 * is in /var/lib/mizan and `<place>` is a link to it.
 */
export function findHome(place) {
  const linked = isLink(place);
  if (linked && !fs.existsSync(place)) forget(place);
  requireOwnership(place);
  const users = databaseUsers(path.join(place, 'data'));
  if (!fs.existsSync(place)) fs.mkdirSync(place, { recursive: true });
  const home = fs.realpathSync(place);
  const binaries = isLink(place) ? copiedPostgres(outside) : packagedPostgres();
  const user = users.find((candidate) => fits(candidate, home, binaries));
  if (user || users.includes(undefined)) return { home, binaries, user };
  return moveOutside(place, users.at(-1));
}

/** Asked of the data itself, or of an empty folder where there is none yet. */
function fits(user, home, binaries) {
  const postgres = program(binaries, 'postgres');
  const data = path.join(home, 'data');
  if (fs.existsSync(data)) return canUse(user, data, postgres);
  const empty = fs.mkdtempSync(path.join(home, 'new-'));
  if (user) fs.chownSync(empty, user.uid, user.gid);
  const fitting = canUse(user, empty, postgres);
  fs.rmdirSync(empty);
  return fitting;
}

function moveOutside(place, user) {
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12);
  // never use or remove the folder of an earlier clone at the same path: its data may still be needed
  const name = `${path.basename(place)}-${hash}-${randomBytes(3).toString('hex')}`;
  const home = path.join(outside, name);
  const binaries = readableByAll(() => {
    fs.mkdirSync(outside, { recursive: true });
    // not rename(): the two may be on different disks
    const { status, stderr } = spawnSync('mv', [place, home], { encoding: 'utf8' });
    if (status !== 0) throw new Problem(`The database could not be put into ${outside}: ${stderr}`);
    fs.chmodSync(home, 0o755);
    fs.symlinkSync(home, place);
    return copiedPostgres(outside);
  });
  if (fits(user, home, binaries)) return { home, binaries, user };
  throw new Problem(`PostgreSQL cannot run here or in ${outside}: set DATABASE_URL to a server.`);
}

function readableByAll(work) {
  const before = process.umask(0o022);
  try {
    return work();
  } finally {
    process.umask(before);
  }
}

function forget(place) {
  console.log(`The database at ${fs.readlinkSync(place)} is gone: a new one is made.`);
  fs.rmSync(place);
}

function requireOwnership(place) {
  const me = process.getuid?.();
  if (!me || !fs.existsSync(place)) return;
  if (fs.statSync(place).uid === me) return;
  throw new Problem(
    `${place} belongs to another user (was Mizan first started as root?): start as that user, or remove the folder.`,
  );
}

function isLink(place) {
  return fs.lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
}
