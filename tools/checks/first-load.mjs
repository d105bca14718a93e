import fs from 'node:fs';
import path from 'node:path';
import { inRoot } from '../processes/paths.mjs';

/** Bytes of brotli, as the server sends them. */
const limit = 105_000;
const built = inRoot('client', 'dist', 'client');

/** Chunks that are loaded only after sign-in, on a page that has already loaded. */
const ownArea =
  /^src\/account\/(?:account|quote|(?:application|consultation|message|request)-detail)-page/;

/** Words that occur only in the code of antd. */
const antd = /--ant-|\banticon\b/;

/** Checks that the JavaScript of the first public page is small and has nothing of antd. */
export async function checkFirstLoad() {
  const manifest = JSON.parse(fs.readFileSync(path.join(built, '.vite', 'manifest.json'), 'utf8'));
  const pages = pagesOf(manifest);
  const loads = pages.map((page) => firstLoad(manifest, page)).sort((a, b) => b.size - a.size);
  const problems = loads.flatMap(loadProblems);
  const largest = loads.find(({ page }) => !ownArea.test(page));
  return {
    ok: problems.length === 0,
    output: problems.join('\n'),
    notes: largest && `largest: ${largest.page}, ${(largest.size / 1000).toFixed(1)} KB as sent`,
  };
}

/** The chunks that the entry loads for a page, without those that the page itself loads later. */
function pagesOf(manifest) {
  const entered = [...reach(manifest, 'index.html')];
  const pages = new Set(entered.flatMap((name) => manifest[name].dynamicImports ?? []));
  return [...pages].filter((name) => /^src\/(?:account|site)\/.+\.tsx$/.test(name));
}

function firstLoad(manifest, page) {
  const names = reach(manifest, page, reach(manifest, 'index.html'));
  const later = (manifest[page].dynamicImports ?? []).flatMap((name) => [...reach(manifest, name)]);
  const scripts = filesOf(manifest, names);
  return {
    page,
    size: scripts.reduce((sum, script) => sum + sentSize(script), 0),
    hasAntd: [...scripts, ...filesOf(manifest, later)].some((script) =>
      antd.test(fs.readFileSync(script, 'utf8')),
    ),
  };
}

const filesOf = (manifest, names) =>
  [...new Set(names)].map((name) => path.join(built, manifest[name].file));

/** Files that are too small to gain anything have no compressed copy. */
const sentSize = (file) => fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;

/** A chunk and all that it imports statically. */
function reach(manifest, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of manifest[name].imports ?? []) reach(manifest, imported, seen);
  return seen;
}

function loadProblems({ page, size, hasAntd }) {
  const isPublic = !ownArea.test(page);
  const tooLarge =
    isPublic && size > limit ? [`${page}: ${size} bytes as sent, more than ${limit}`] : [];
  return hasAntd ? [...tooLarge, `${page}: loads antd`] : tooLarge;
}
