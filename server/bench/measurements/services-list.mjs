import { compare } from '../lib/load.mjs';
import { BROWSER, servicesAddress } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

/** The list of services as the site reads it: GraphQL by hash over GET. */
export async function servicesList({ product, raw }) {
  const list = {
    url: servicesAddress(product.address),
    headers: { ...BROWSER, accept: 'application/json' },
  };
  return ratioFigure(
    'services over GraphQL, by hash',
    5,
    await compare(list, { url: raw.address }),
  );
}
