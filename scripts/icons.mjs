import '../tools/start/node-version.mjs';
import fs from 'node:fs/promises';
import pngToIco from 'png-to-ico';
import sharp from 'sharp';
import { inRoot } from '../tools/processes/paths.mjs';
import { main } from '../tools/processes/problem.mjs';

const inPublic = (name) => inRoot('client', 'public', name);
const NAVY = '#0b1f3a';

/** The logo as a square PNG; `share` is the part of the side that it takes, the rest is background. */
async function icon(mark, size, share = 1) {
  const side = Math.round(size * share);
  const [before, after] = [Math.floor((size - side) / 2), Math.ceil((size - side) / 2)];
  const drawn = sharp(mark, { density: (72 * side) / 64 }).resize(side);
  if (share === 1) return drawn.png({ compressionLevel: 9 }).toBuffer();
  const border = { top: before, bottom: after, left: before, right: after, background: NAVY };
  return drawn.flatten({ background: NAVY }).extend(border).png({ compressionLevel: 9 }).toBuffer();
}

/** `npm run icons`: draws the icons of `client/public` from favicon.svg; they are committed. */
await main(async () => {
  const mark = await fs.readFile(inPublic('favicon.svg'));
  const small = await Promise.all([16, 32, 48].map((size) => icon(mark, size)));
  await fs.writeFile(inPublic('favicon.ico'), await pngToIco(small));
  // Phones round the corners themselves, and cut a circle out of a maskable icon.
  await fs.writeFile(inPublic('apple-touch-icon.png'), await icon(mark, 180, 0.9));
  await fs.writeFile(inPublic('icon-192.png'), await icon(mark, 192));
  await fs.writeFile(inPublic('icon-512.png'), await icon(mark, 512));
  await fs.writeFile(inPublic('icon-maskable-512.png'), await icon(mark, 512, 0.76));
});
