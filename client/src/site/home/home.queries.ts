import type { Locale } from '@contract/locales';
import { consultantsQuery } from '../../features/consultants/consultants.queries';
import { faqCategoriesQuery } from '../../features/categories/categories.queries';
import { faqsQuery } from '../../features/faqs/faqs.queries';
import { servicesQuery } from '../../features/services/services.queries';
import {
  testimonialStatsQuery,
  testimonialsQuery,
} from '../../features/testimonials/testimonials.queries';
import type { Request } from '../../lib/api';
import type { QueryStore, QueryOptions } from '../../lib/query-store';

interface HomeDataContext {
  request: Request;
  store: QueryStore;
  locale: Locale;
}

/** Loads the content of all home page sections. One that fails does not stop the others. */
export async function loadHomeQueries({ request, store, locale }: HomeDataContext): Promise<void> {
  const queries: QueryOptions<unknown>[] = [
    servicesQuery(request, locale),
    consultantsQuery(request, locale),
    faqsQuery(request, locale),
    faqCategoriesQuery(request, locale),
    testimonialsQuery(request, locale),
    testimonialStatsQuery(request),
  ];
  await Promise.allSettled(queries.map((query) => store.load(query)));
}
