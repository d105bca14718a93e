import { compare } from '../lib/load.mjs';
import { BROWSER, servicesAddress } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

/** The list of services for a browser that has it in its cache. */
export async function notModified({ product, raw }) {
  const url = servicesAddress(product.address);
  const headers = { ...BROWSER, accept: 'application/json' };
  const first = await fetch(url, { headers });
  await first.arrayBuffer();
  const known = { ...headers, 'if-none-match': first.headers.get('etag') };
  const list = { url, headers: known, status: 304 };
  return ratioFigure('services over GraphQL, 304', 0.25, await compare(list, { url: raw.address }));
}
