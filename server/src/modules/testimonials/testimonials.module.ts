import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { TestimonialEntity } from './testimonial.entity.js';
import { PublicTestimonialsController, TestimonialsController } from './testimonials.controller.js';
import { TestimonialsResolver } from './testimonials.resolver.js';
import { TestimonialsSeed } from './testimonials.seed.js';
import { TestimonialsService } from './testimonials.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([TestimonialEntity])],
  controllers: [TestimonialsController, PublicTestimonialsController],
  providers: [TestimonialsService, TestimonialsResolver, TestimonialsSeed],
  exports: [TestimonialsSeed],
})
export class TestimonialsModule {}
