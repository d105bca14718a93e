import { compare, fromManyAddresses } from '../lib/load.mjs';
import { ratioFigure } from '../lib/print.mjs';

const query = `query Services { publicServices(limit: 10, language: fr) {
  items { id slug title description tags featured order } } }`;

/** The same ten rows as the bare server's, without the cache. */
export async function servicesUncached({ product, raw }) {
  const list = fromManyAddresses({
    url: `${product.address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ratioFigure(
    'services over GraphQL, not cached',
    0.4,
    await compare(list, { url: raw.address }),
  );
}
