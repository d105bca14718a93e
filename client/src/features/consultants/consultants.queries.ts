import type { Locale } from '@contract/locales';
import {
  PublicConsultantsDocument,
  type PublicConsultantsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api';
import type { QueryOptions } from '../../lib/query-store';

/** As many as the home page shows. */
const SHOWN = 10;

/** A consultant as a card shows them, in the page's language or the one that it fell back to (A25). */
export type ConsultantData = Omit<
  PublicConsultantsQuery['publicConsultants']['items'][number],
  '__typename'
>;

/** The active consultants in their order: ten minutes, one retry, for each language its own. */
export function consultantsQuery(
  request: Request,
  language: Locale,
): QueryOptions<ConsultantData[]> {
  return {
    key: `consultants:${language}`,
    caching: { retries: 1 },
    read: async () => {
      const variables = { language, limit: SHOWN };
      const { publicConsultants } = await request(PublicConsultantsDocument, variables);
      return publicConsultants.items;
    },
  };
}
