import { compare } from '../lib/load.mjs';
import { ratioFigure } from '../lib/print.mjs';

const query = `query Services { publicServices(limit: 10, language: fr) {
  items { id slug title description tags featured order } } }`;

/**
 * The same ten rows as the bare server's, in words of the caller's own: no cache answers, and the general
 * GraphQL server reads, checks and runs them. What others write has no goal; the site asks by hash.
 */
export async function servicesUncached({ product, raw }) {
  const list = {
    url: `${product.address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  };
  return ratioFigure(
    'services over GraphQL, words of its own',
    undefined,
    await compare(list, { url: raw.address }),
  );
}
