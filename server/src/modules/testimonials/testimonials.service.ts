import { Injectable } from '@nestjs/common';
import { SATISFIED_FROM_RATING, testimonialContent } from '../../contract/content/testimonial.js';
import type { Locale } from '../../contract/locales.js';
import type { ContentFilters } from '../../core/content/content.args.js';
import { contentList, countOf, countOfStatus } from '../../core/content/content-reads.js';
import { ContentService } from '../../core/content/content.service.js';
import { ContentDependencies } from '../../core/content/content-dependencies.js';
import { TestimonialEntity } from './testimonial.entity.js';
import type { PublicTestimonialStats, TestimonialStats } from './testimonial.types.js';

const SATISFIED = `status = 'active' AND rating >= ${SATISFIED_FROM_RATING}`;

/** Average of the active rows; 0 if there are none (A52). */
const AVERAGE = `coalesce(round(avg(rating) FILTER (WHERE status = 'active'), 1), 0)::float8`;
const SATISFIED_PERCENT = `coalesce(
  round(100.0 * ${countOf(SATISFIED)} / nullif(${countOfStatus('active')}, 0)), 0)::int`;

/** Testimonials of clients. */
@Injectable()
export class TestimonialsService extends ContentService<TestimonialEntity, TestimonialStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, testimonialContent, {
      entity: TestimonialEntity,
      list: contentList(testimonialContent, ['rating']),
      publicColumns: ['rating', 'avatar', 'status'],
      stats: {
        totalTestimonials: countOf(),
        activeTestimonials: countOfStatus('active'),
        inactiveTestimonials: countOfStatus('inactive'),
        draftTestimonials: countOfStatus('draft'),
        featuredTestimonials: countOf('featured'),
        averageRating: AVERAGE,
        satisfiedClients: SATISFIED_PERCENT,
      },
    });
  }

  /** Figures of the active testimonials, shown above the public list. */
  async publicStats(): Promise<PublicTestimonialStats> {
    const { activeTestimonials, averageRating, satisfiedClients } = await this.counts(false);
    return { averageRating, totalTestimonials: activeTestimonials, satisfiedClients };
  }

  /** Adds the language of the texts under the name that REST gives it. */
  protected override toPublic(row: TestimonialEntity & { resolvedLanguage?: Locale }): object {
    return { ...row, language: row.resolvedLanguage };
  }

  protected override publicFilters(args: ContentFilters & { rating?: number }): object {
    return { ...super.publicFilters(args), rating: args.rating };
  }
}
