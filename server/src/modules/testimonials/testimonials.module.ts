import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { contentModule } from '../../content/content-module.js';
import { TestimonialEntity } from './testimonial.entity.js';
import { TestimonialSourceEntity } from './testimonial-source.entity.js';
import { TestimonialSources } from './testimonial-sources.js';
import { testimonialTypes } from './testimonial.types.js';
import { TestimonialsSeed } from './testimonials.seed.js';
import { TestimonialsService } from './testimonials.service.js';

const content = contentModule({
  types: testimonialTypes,
  entity: TestimonialEntity,
  service: TestimonialsService,
  seed: TestimonialsSeed,
  imports: [TypeOrmModule.forFeature([TestimonialSourceEntity])],
});

@Module({
  ...content,
  providers: [...(content.providers ?? []), TestimonialSources],
  exports: [...(content.exports ?? []), TestimonialSources],
})
export class TestimonialsModule {}
