import type { Locale } from '@contract/locales';
import { PublicFaqsDocument, type PublicFaqsQuery } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** A question and its answer, in the current language or the fallback (A25). */
export type FaqData = Omit<PublicFaqsQuery['publicFaqs']['items'][number], '__typename'>;

/** Some of the questions, and how many there are. */
export interface FaqList {
  items: FaqData[];
  total: number;
}

export interface FaqArgs {
  language: Locale;
  category?: string;
  /** Number of questions that are already shown. */
  offset?: number;
}

/** Ten questions of all categories or of one, in their order. */
export async function fetchFaqs(request: Request, args: FaqArgs): Promise<FaqList> {
  const { publicFaqs } = await request(PublicFaqsDocument, args);
  const items = publicFaqs.items.map(({ question, answer, law, resolvedLanguage }) => ({
    question,
    answer,
    law,
    resolvedLanguage,
  }));
  return { items, total: publicFaqs.total };
}

/** The first ten questions of all categories or of one. */
export function faqsQuery(
  request: Request,
  language: Locale,
  category?: string,
): QueryOptions<FaqList> {
  return {
    key: `faqs:${category ?? ''}:${language}`,
    caching: { retries: 1 },
    read: () => fetchFaqs(request, { language, category }),
  };
}
