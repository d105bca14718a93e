import fs from 'node:fs';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { inRoot } from '../../../tools/processes/paths.mjs';

const SCRIPT = /<(?:script|link)\b[^>]*(?:src|href)="([^"]+\.js)"/g;
/** A word that is always in the code of antd. */
const ANTD = 'anticon';

/** The JavaScript that the home page loads before it is interactive, in kilobytes as it is sent. */
export async function firstLoad({ product }) {
  const html = await (await fetch(product.address)).text();
  const files = [...new Set([...html.matchAll(SCRIPT)].map(([, file]) => file))];
  const answers = await Promise.all(files.map((file) => getSent(product.address + file)));
  const texts = answers.map(({ text }) => text);
  const withAntd = texts.filter((text) => text.includes(ANTD)).length;
  const isFine = files.length > 0 && withAntd === 0 && dashboardHasAntd();
  const detail = `${files.length} files, ${withAntd} with antd`;
  const value = answers.reduce((sum, { size }) => sum + size / 1000, 0);
  return {
    name: 'first-load JavaScript of /, as sent',
    value,
    unit: 'KB',
    below: 105,
    isFine,
    detail,
  };
}

/** A file as a browser gets it. */
async function getSent(address) {
  const response = await new Promise((resolve, reject) => {
    http.get(address, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  const body = await buffer(response);
  const isBrotli = response.headers['content-encoding'] === 'br';
  return { size: body.length, text: (isBrotli ? brotliDecompressSync(body) : body).toString() };
}

/** Makes sure that the word is still in antd's chunk, since otherwise its absence proves nothing. */
function dashboardHasAntd() {
  const folder = inRoot('client', 'dist', 'client', 'assets');
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .some((name) => fs.readFileSync(`${folder}/${name}`, 'utf8').includes(ANTD));
}
