import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { inRoot } from './paths.mjs';

const limit = 130 * 1024;
const built = inRoot('client', 'dist', 'client');

/** Open to those alone who have signed in, on a page that has loaded already. */
const ownArea = /^src\/account\/(?:account|request-detail)-page/;

/** Words that only antd's own code brings along. */
const antd = /--ant-|\banticon\b/;

/** What a visitor downloads before a public page works: small, and without the dashboard's library. */
export async function checkFirstLoad() {
  const manifest = JSON.parse(fs.readFileSync(path.join(built, '.vite', 'manifest.json'), 'utf8'));
  const pages = Object.keys(manifest).filter((name) => /^src\/(?:account|site)\//.test(name));
  const loads = pages.map((page) => firstLoad(manifest, page)).sort((a, b) => b.size - a.size);
  const problems = loads.flatMap(faults);
  const largest = loads.find(({ page }) => !ownArea.test(page));
  return {
    ok: problems.length === 0,
    output: problems.join('\n'),
    warnings: largest && `largest: ${largest.page}, ${(largest.size / 1024).toFixed(1)} KB gzip`,
  };
}

function firstLoad(manifest, page) {
  const files = new Set([...reach(manifest, 'index.html'), ...reach(manifest, page)]);
  const scripts = [...files].map((file) => fs.readFileSync(path.join(built, file)));
  return {
    page,
    size: scripts.reduce((sum, script) => sum + zlib.gzipSync(script).length, 0),
    hasAntd: scripts.some((script) => antd.test(script.toString())),
  };
}

/** A chunk and all that it imports statically. */
function reach(manifest, name, seen = new Set()) {
  const chunk = manifest[name];
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) reach(manifest, imported, seen);
  return seen;
}

function faults({ page, size, hasAntd }) {
  const isPublic = !ownArea.test(page);
  const tooLarge =
    isPublic && size > limit ? [`${page}: ${size} bytes gzip, more than ${limit}`] : [];
  return hasAntd ? [...tooLarge, `${page}: loads antd`] : tooLarge;
}
