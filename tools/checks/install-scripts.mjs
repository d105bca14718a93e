import fs from 'node:fs';
import { inRoot } from '../processes/paths.mjs';

const read = (name) => JSON.parse(fs.readFileSync(inRoot(name), 'utf8'));

/** The step of the checks: `allowScripts` says of every package with an install script whether it may run. */
export function checkInstallScripts() {
  const { allowScripts } = read('package.json');
  const locked = Object.entries(read('package-lock.json').packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([place]) => place.replace(/^.*node_modules\//, ''));
  const undecided = locked.filter((name) => !(name in allowScripts));
  const stale = Object.keys(allowScripts).filter((name) => !locked.includes(name));
  const problems = [
    ...undecided.map((name) => `${name} has an install script: allow or refuse it`),
    ...stale.map((name) => `${name} has no install script`),
  ];
  return { ok: problems.length === 0, output: `allowScripts: ${problems.join(', ')}` };
}
