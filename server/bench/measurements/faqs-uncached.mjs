import { compare, fromManyAddresses } from '../lib/load.mjs';
import { extensionsOf } from '../lib/operations.mjs';
import { ratioFigure } from '../lib/print.mjs';

/** The questions of the home page by POST, which is never cached. */
export async function faqsUncached({ product, raw }) {
  const list = fromManyAddresses({
    url: `${product.address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'PublicFaqs',
      variables: { language: 'fr' },
      extensions: extensionsOf('PublicFaqs'),
    }),
    verifyBody: (body) => body.startsWith('{"data":{"publicFaqs":{"items":[{'),
  });
  return ratioFigure(
    'FAQs over GraphQL, not cached',
    0.4,
    await compare(list, { url: `${raw.address}/faqs` }),
  );
}
