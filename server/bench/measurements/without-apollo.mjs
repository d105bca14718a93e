import { compare, fromManyAddresses } from '../lib/load.mjs';
import { extensionsOf } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

/** What running the site's own operations without Apollo Server gains, on a list that is not cached. */
export async function withoutApollo({ product }) {
  const call = (accept) =>
    fromManyAddresses({
      url: `${product.address}/graphql`,
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({
        operationName: 'PublicFaqs',
        variables: { language: 'fr' },
        extensions: extensionsOf('PublicFaqs'),
      }),
    });
  // Apollo Server answers requests for this media type
  const general = call('application/graphql-response+json, application/json;q=0.9');
  const figure = await compare(call('application/json'), general);
  return ratioFigure('FAQs by hash, without Apollo Server', 1.2, figure);
}
