import { Injectable } from '@nestjs/common';
import { testimonialContent } from '../../contract/content/testimonial.js';
import { ContentService } from '../../content/content.service.js';
import { ContentDependencies } from '../../content/content-dependencies.js';
import { TestimonialEntity } from './testimonial.entity.js';
import { type PublicTestimonialStats, testimonialStats } from './testimonial.types.js';

type TestimonialStats = InstanceType<typeof testimonialStats.type>;

/** Testimonials of clients. */
@Injectable()
export class TestimonialsService extends ContentService<TestimonialEntity, TestimonialStats> {
  constructor(dependencies: ContentDependencies) {
    super(dependencies, testimonialContent, {
      entity: TestimonialEntity,
      stats: testimonialStats,
      // the language of the texts under the name that REST gives it
      toPublic: (row) => ({
        ...row,
        language: row.resolvedLanguage,
      }),
    });
  }

  /** Figures of the active testimonials, shown above the public list. */
  async publicStats(): Promise<PublicTestimonialStats> {
    const { activeTestimonials, averageRating, satisfiedClients } = await this.reads.counts(false);
    return { averageRating, totalTestimonials: activeTestimonials, satisfiedClients };
  }
}
