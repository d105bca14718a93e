import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { bin, inRoot, root, systemEnv } from '../processes/paths.mjs';
import { Problem } from '../processes/problem.mjs';
import { run } from '../processes/processes.mjs';

const lockFile = inRoot('package-lock.json');
const stampFile = inRoot('node_modules', '.mizan-lock');

/** Installs the locked dependencies if they are missing or differ from the lock file. */
export async function ensureInstalled() {
  const wanted = stamp();
  const packages = lockedPackages();
  if (read(stampFile) === wanted && packages.every(isThere)) return;
  if (!alreadyInstalled(packages)) await install();
  if (!fs.existsSync(bin('node'))) {
    throw new Problem('The pinned Node is missing: npm ran without install scripts. Allow them.');
  }
  fs.writeFileSync(stampFile, wanted);
}

async function install() {
  console.log('Installing dependencies (npm ci): this takes a minute or two.');
  // the build tools are development dependencies, needed even if NODE_ENV is production
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', args, { cwd: root, env: systemEnv() });
  if (code !== 0) throw new Problem(`npm ci failed (code ${code}); see its messages above.`);
}

/** A hash of the lock file and the platform, because binaries of another platform do not run. */
function stamp() {
  const hash = createHash('sha256').update(fs.readFileSync(lockFile));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/** The packages that every machine needs, with place and version. */
function lockedPackages() {
  const { packages } = JSON.parse(fs.readFileSync(lockFile, 'utf8'));
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && !entry.link && !entry.optional)
    .map(([place, { version }]) => ({ place, version }));
}

const isThere = ({ place }) => fs.existsSync(inRoot(place));

/** True if node_modules is as locked because somebody ran npm by hand. */
function alreadyInstalled(packages) {
  const installed = read(inRoot('node_modules', '.package-lock.json'));
  if (!installed || !fs.existsSync(bin('node'))) return false;
  const there = JSON.parse(installed).packages;
  return packages.every(
    (locked) => isThere(locked) && there[locked.place]?.version === locked.version,
  );
}

function read(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}
