import { compare } from '../lib/load.mjs';
import { BROWSER, faqsAddress } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

/** The questions for a browser that has them in its cache, compared with a minimal cache. */
export async function faqsKnown({ product, raw }) {
  const url = faqsAddress(product.address);
  const headers = { ...BROWSER, accept: 'application/json' };
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  const known = { ...headers, 'if-none-match': first.headers.get('etag') };
  const bare = { url: `${raw.address}/kept`, headers: { 'if-none-match': '"1"' }, status: 304 };
  return ratioFigure(
    'FAQs over GraphQL, 304',
    0.9,
    await compare({ url, headers: known, status: 304 }, bare),
  );
}
