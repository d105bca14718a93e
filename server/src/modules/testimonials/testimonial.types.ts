import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { SATISFIED_FROM_RATING, testimonialContent } from '../../contract/content/testimonial.js';
import { LOCALES } from '../../contract/locales.js';
import { contentApi } from '../../content/content-api.js';
import { contentStats, countWhere, countOfStatus } from '../../content/content-stats.js';

const satisfiedDescription = `Share of active testimonials with ${SATISFIED_FROM_RATING} stars or more, in whole percent.`;
const SATISFIED = countWhere(`status = 'active' AND rating >= ${SATISFIED_FROM_RATING}`);

/** The average is that of the active rows; 0 if there are none (A52). */
export const testimonialStats = contentStats(testimonialContent, {
  flags: ['featured'],
  own: {
    averageRating: {
      decimal: true,
      description: 'Average number of stars of the active testimonials, with one decimal.',
      sql: `coalesce(round(avg(rating) FILTER (WHERE status = 'active'), 1), 0)::float8`,
    },
    satisfiedClients: {
      description: satisfiedDescription,
      sql: `coalesce(round(100.0 * ${SATISFIED} / nullif(${countOfStatus('active')}, 0)), 0)::int`,
    },
  },
});

@ObjectType({ description: 'Figures about the active testimonials.' })
export class PublicTestimonialStats {
  @Field(() => Float, {
    description: 'Average number of stars, with one decimal; 0 if there are no testimonials.',
  })
  averageRating: number;

  @Field(() => Int, { name: 'total', description: 'Number of active testimonials.' })
  totalTestimonials: number;

  @Field(() => Int, { description: satisfiedDescription })
  satisfiedClients: number;
}

export const testimonialTypes = contentApi(testimonialContent, testimonialStats, {
  publicMore: {
    language: { type: 'string', enum: LOCALES, description: 'The language of the texts.' },
  },
  publicStats: {
    type: PublicTestimonialStats,
    description:
      'Average number of stars, number of testimonials and share of satisfied clients, of active testimonials.',
  },
});
