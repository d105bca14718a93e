import { Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../core/access/access.decorators.js';
import { ContentResolver } from '../../core/content/content.resolver.js';
import { PublicTestimonialStats, testimonialTypes } from './testimonial.types.js';
import { TestimonialsService } from './testimonials.service.js';

@Resolver(() => testimonialTypes.managed)
export class TestimonialsResolver extends ContentResolver(testimonialTypes, TestimonialsService) {
  @Public()
  @Query(() => PublicTestimonialStats, {
    description:
      'Average number of stars, number of testimonials and share of satisfied clients, of active testimonials.',
  })
  publicTestimonialStats() {
    return this.service.publicStats();
  }
}
