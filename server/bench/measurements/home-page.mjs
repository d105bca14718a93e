import { compare } from '../lib/load.mjs';
import { BROWSER } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

/** The home page for a visitor who is not signed in. */
export async function homePage({ product, raw }) {
  const page = { url: `${product.address}/`, headers: { ...BROWSER, accept: 'text/html' } };
  return ratioFigure('home page HTML, anonymous', 4, await compare(page, { url: raw.address }));
}
