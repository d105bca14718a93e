import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { TestimonialEntity } from './testimonial.entity.js';
import { testimonialTypes } from './testimonial.types.js';
import { TestimonialsSeed } from './testimonials.seed.js';
import { TestimonialsService } from './testimonials.service.js';

@Module(
  contentModule({
    types: testimonialTypes,
    entity: TestimonialEntity,
    service: TestimonialsService,
    seed: TestimonialsSeed,
  }),
)
export class TestimonialsModule {}
