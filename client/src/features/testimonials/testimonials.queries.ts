import type { Locale } from '@contract/locales';
import {
  PublicTestimonialsDocument,
  PublicTestimonialStatsDocument,
  type PublicTestimonialsQuery,
  type PublicTestimonialStatsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api/api';
import type { QueryOptions } from '../../lib/api/query-store';

/** Number of testimonials on the home page. */
const MAX_SHOWN = 10;

type WithoutTypename<T> = Omit<T, '__typename'>;
export type TestimonialData = WithoutTypename<
  PublicTestimonialsQuery['publicTestimonials']['items'][number]
>;
export type TestimonialStatsData = WithoutTypename<
  PublicTestimonialStatsQuery['publicTestimonialStats']
>;

/** Active testimonials, or only those with exactly the given rating (A53). */
export function testimonialsQuery(
  request: Request,
  locale: Locale,
  rating?: number,
): QueryOptions<TestimonialData[]> {
  return {
    key: `testimonials:${locale}:${rating ?? 'all'}`,
    read: async () => {
      const variables = { language: locale, limit: MAX_SHOWN, ...(rating && { rating }) };
      return (await request(PublicTestimonialsDocument, variables)).publicTestimonials.items;
    },
  };
}

/** Statistics of all active testimonials, not only of those that are shown. */
export function testimonialStatsQuery(request: Request): QueryOptions<TestimonialStatsData> {
  return {
    key: 'testimonial-figures',
    read: async () => (await request(PublicTestimonialStatsDocument, {})).publicTestimonialStats,
  };
}
