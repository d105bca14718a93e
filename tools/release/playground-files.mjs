import fs from 'node:fs';
import { inRoot } from '../processes/paths.mjs';

const BUILD = 'client/dist/client';

/**
 * The built files that only the GraphQL Playground loads, which a server in production does not have: they are
 * more than half of the build.
 */
export function playgroundFiles() {
  const text = fs.readFileSync(inRoot(BUILD, '.vite', 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text);
  const ofSite = filesOf('index.html', manifest);
  const alone = [...filesOf('playground.html', manifest)].filter((file) => !ofSite.has(file));
  // some are compressed beforehand as well
  const files = alone.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
  return new Set(['playground.html', ...files].map((file) => inRoot(BUILD, file)));
}

/** What a page loads, at once or later. */
function filesOf(page, manifest, files = new Set()) {
  const { file, css = [], assets = [], imports = [], dynamicImports = [] } = manifest[page];
  if (files.has(file)) return files;
  for (const name of [file, ...css, ...assets]) files.add(name);
  for (const name of [...imports, ...dynamicImports]) filesOf(name, manifest, files);
  return files;
}
