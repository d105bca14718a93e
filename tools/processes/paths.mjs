import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
export const dataDir = path.join(root, '.data');
export const serverMain = path.join(root, 'server', 'dist', 'bundle', 'main.js');

/**
 * A small young generation and heap keep memory low: about 70 MB are live under any load. Without
 * pretenuring, all objects of a request begin in the young generation: V8 otherwise decides in about half of
 * the starts to create some of them in the old one, where they keep a third of what is allocated until a
 * full collection, which costs half as much processor time again (server/bench/README.md). The disabled
 * warning is about `url.parse` in packages, which Node reports only when they are bundled.
 */
export const serverFlags = [
  '--max-semi-space-size=8',
  '--no-allocation-site-pretenuring',
  '--max-old-space-size=512',
  '--disable-warning=DEP0169',
];

const binDir = path.join(root, 'node_modules', '.bin');

export const inRoot = (...parts) => path.join(root, ...parts);
export const bin = (name) => path.join(binDir, name);

/**
 * Checks types in a third of the processor time that the TypeScript takes which lint, Nest and the generators need.
 * Both packages have a command `tsc`, so that each is called by its place.
 */
export const typeChecker = inRoot('node_modules', 'typescript-checker', 'bin', 'tsc');

/** The environment for the project's tools, in which the pinned Node and installed binaries come first. */
export function toolEnv(extra = {}) {
  return { ...process.env, PATH: [binDir, process.env.PATH].join(path.delimiter), ...extra };
}

/** PATH without the node_modules that npm adds, for commands that may replace node_modules. */
export function systemEnv() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const outside = folders.filter((folder) => !folder.includes('node_modules'));
  return { ...process.env, PATH: outside.join(path.delimiter) };
}
