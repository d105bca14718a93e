import type { Locale } from '@contract/locales';
import {
  PublicConsultantsDocument,
  type PublicConsultantsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** Number of consultants on the home page. */
const MAX_SHOWN = 10;

/** A consultant on a card, in the current language or the fallback (A25). */
export type ConsultantData = Omit<
  PublicConsultantsQuery['publicConsultants']['items'][number],
  '__typename'
>;

/** The active consultants in their order. */
export function consultantsQuery(
  request: Request,
  language: Locale,
): QueryOptions<ConsultantData[]> {
  return {
    key: `consultants:${language}`,
    caching: { retries: 1 },
    read: async () => {
      const variables = { language, limit: MAX_SHOWN };
      const { publicConsultants } = await request(PublicConsultantsDocument, variables);
      return publicConsultants.items;
    },
  };
}
