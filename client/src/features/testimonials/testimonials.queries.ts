import type { Locale } from '@contract/locales';
import {
  PublicTestimonialsDocument,
  PublicTestimonialStatsDocument,
  type PublicTestimonialsQuery,
  type PublicTestimonialStatsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api';
import type { QueryOptions } from '../../lib/query-store';

/** How many the home page asks for. */
const SHOWN = 10;

type WithoutTypename<T> = Omit<T, '__typename'>;
export type TestimonialData = WithoutTypename<
  PublicTestimonialsQuery['publicTestimonials']['items'][number]
>;
export type TestimonialStatsData = WithoutTypename<
  PublicTestimonialStatsQuery['publicTestimonialStats']
>;

/** Active testimonials; with a rating, those of exactly so many stars (A53). */
export function testimonialsQuery(
  request: Request,
  locale: Locale,
  rating?: number,
): QueryOptions<TestimonialData[]> {
  return {
    key: `testimonials:${locale}:${rating ?? 'all'}`,
    read: async () => {
      const variables = { language: locale, limit: SHOWN, ...(rating && { rating }) };
      return (await request(PublicTestimonialsDocument, variables)).publicTestimonials.items;
    },
  };
}

/** Figures of all active testimonials, whatever is shown of them. */
export function testimonialStatsQuery(request: Request): QueryOptions<TestimonialStatsData> {
  return {
    key: 'testimonial-figures',
    read: async () => (await request(PublicTestimonialStatsDocument, {})).publicTestimonialStats,
  };
}
