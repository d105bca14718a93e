import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRoot } from '../../../tools/processes/paths.mjs';

const SCRIPT = /<(?:script|link)\b[^>]*(?:src|href)="([^"]+\.js)"/g;
/** A word that is always in the code of antd. */
const ANTD = 'anticon';

/** The JavaScript that the home page loads before it is interactive, in kilobytes of gzip. */
export async function firstLoad({ product }) {
  const html = await (await fetch(product.address)).text();
  const files = [...new Set([...html.matchAll(SCRIPT)].map(([, file]) => file))];
  const texts = await Promise.all(
    files.map(async (file) => (await fetch(product.address + file)).text()),
  );
  const sizes = texts.map((text) => gzipSync(text, { level: 9 }).length / 1000);
  const withAntd = texts.filter((text) => text.includes(ANTD)).length;
  const isFine = files.length > 0 && withAntd === 0 && dashboardHasAntd();
  const detail = `${files.length} files, ${withAntd} with antd`;
  const value = sizes.reduce((sum, size) => sum + size, 0);
  return {
    name: 'first-load JavaScript of /, gzip',
    value,
    unit: 'KB',
    below: 110,
    isFine,
    detail,
  };
}

/** Makes sure that the word is still in antd's chunk, since otherwise its absence proves nothing. */
function dashboardHasAntd() {
  const folder = inRoot('client', 'dist', 'client', 'assets');
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .some((name) => fs.readFileSync(`${folder}/${name}`, 'utf8').includes(ANTD));
}
