import type { Locale } from '@contract/locales';
import { PublicFaqsDocument, type PublicFaqsQuery } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api';
import type { QueryOptions } from '../../lib/query-store';

/** A question and its answer, in the page's language or the one that it fell back to (A25). */
export type FaqData = Omit<PublicFaqsQuery['publicFaqs']['items'][number], '__typename'>;

/** The first ten questions of all or of one category, by their order. */
export function faqsQuery(
  request: Request,
  language: Locale,
  category?: string,
): QueryOptions<FaqData[]> {
  return {
    key: `faqs:${category ?? ''}:${language}`,
    caching: { retries: 1 },
    read: async () => {
      const { publicFaqs } = await request(PublicFaqsDocument, { language, category });
      return publicFaqs.items.map(({ question, answer, resolvedLanguage }) => ({
        question,
        answer,
        resolvedLanguage,
      }));
    },
  };
}
