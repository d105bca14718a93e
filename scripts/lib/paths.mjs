import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const dataDir = path.join(root, '.data');
export const serverMain = path.join(root, 'server', 'dist', 'bundle', 'main.js');

/**
 * A small nursery, and a heap that is tidied before it grows: 70 MB are live, whatever the load. The
 * warning is about packages that still use `url.parse`; Node would not say it of them unbundled.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--max-old-space-size=512',
  '--disable-warning=DEP0169',
];

const binDir = path.join(root, 'node_modules', '.bin');

export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) => path.join(binDir, name);

/** The environment for the project's tools: the pinned Node and the installed binaries come first. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: [binDir, process.env.PATH].join(path.delimiter), ...extra };
}

/** PATH as it was before npm put node_modules in front: what may replace node_modules runs on this. */
export function systemEnv() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const outside = folders.filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: outside.join(path.delimiter) };
}
