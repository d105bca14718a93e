import { compare } from '../lib/load.mjs';
import { BROWSER, faqsAddress } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

/** Node writes these itself. */
const OWN = ['connection', 'date', 'keep-alive'];

/** The questions for a browser that has them in its cache, compared with a minimal cache that sends the same headers. */
export async function faqsKnown({ product, raw }) {
  const url = faqsAddress(product.address);
  const headers = { ...BROWSER, accept: 'application/json' };
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  const etag = first.headers.get('etag');
  const known = { ...headers, 'if-none-match': etag };
  const unchanged = await fetch(url, { headers: known });
  raw.keep(Object.fromEntries([...unchanged.headers].filter(([name]) => !OWN.includes(name))));
  const bare = { url: `${raw.address}/kept`, headers: { 'if-none-match': etag }, status: 304 };
  return ratioFigure(
    'FAQs over GraphQL, 304',
    0.9,
    await compare({ url, headers: known, status: 304 }, bare),
  );
}
