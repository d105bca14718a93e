import type { Locale } from '@contract/locales';
import {
  PublicTestimonialsDocument,
  PublicTestimonialStatsDocument,
  type PublicTestimonialsQuery,
  type PublicTestimonialStatsQuery,
} from '../../graphql/generated/graphql';
import type { Request } from '../../lib/api';
import type { Reading } from '../../lib/query-store';

/** How many the home page asks for. */
const SHOWN = 10;

type WithoutTypename<T> = Omit<T, '__typename'>;
export type TestimonialData = WithoutTypename<
  PublicTestimonialsQuery['publicTestimonials']['items'][number]
>;
export type TestimonialFigures = WithoutTypename<
  PublicTestimonialStatsQuery['publicTestimonialStats']
>;

/** Active testimonials; with a rating, those of exactly so many stars (A53). */
export function testimonialsReading(
  request: Request,
  locale: Locale,
  rating?: number,
): Reading<TestimonialData[]> {
  return {
    key: `testimonials:${locale}:${rating ?? 'all'}`,
    read: async () => {
      const variables = { language: locale, limit: SHOWN, ...(rating && { rating }) };
      return (await request(PublicTestimonialsDocument, variables)).publicTestimonials.items;
    },
  };
}

/** Figures of all active testimonials, whatever is shown of them. */
export function testimonialFiguresReading(request: Request): Reading<TestimonialFigures> {
  return {
    key: 'testimonial-figures',
    read: async () => (await request(PublicTestimonialStatsDocument, {})).publicTestimonialStats,
  };
}
