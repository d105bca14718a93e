import type { Locale } from '@contract/locales';
import { PublicCategoriesDocument } from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** A category as a filter shows it. */
export interface CategoryChip {
  slug: string;
  name: string;
}

/** The public categories for questions, in their order. */
export function faqCategoriesQuery(
  request: Request,
  language: Locale,
): QueryOptions<CategoryChip[]> {
  return {
    key: `faq-categories:${language}`,
    caching: { retries: 1 },
    read: async () => {
      const { publicCategories } = await request(PublicCategoriesDocument, { language });
      return publicCategories.items
        .filter(({ scope }) => scope !== 'service')
        .map(({ slug, name }) => ({ slug, name }));
    },
  };
}
