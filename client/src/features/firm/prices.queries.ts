import type { Locale } from '@contract/locales';
import { PublicPricesDocument } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** Whether the site says what any service costs, or any situation. */
export function hasPricesQuery(request: Request, language: Locale): QueryOptions<boolean> {
  return {
    key: `has-prices:${language}`,
    caching: { retries: 1 },
    read: async () => {
      const answer = await request(PublicPricesDocument, { language });
      const priced = [...answer.publicServices.items, ...answer.publicSituations.items];
      return priced.some(({ price }) => price !== '');
    },
  };
}
