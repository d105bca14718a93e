import { Controller, Get } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import {
  ContentController,
  PublicContentController,
} from '../../core/content/content.controller.js';
import { testimonialTypes } from './testimonial.types.js';
import { TestimonialsService } from './testimonials.service.js';

@Controller('testimonials')
export class TestimonialsController extends ContentController(
  testimonialTypes,
  TestimonialsService,
) {}

@Controller('public/testimonials')
export class PublicTestimonialsController extends PublicContentController(
  testimonialTypes,
  TestimonialsService,
) {
  @Public()
  @Get('stats')
  stats() {
    return this.service.publicStats();
  }
}
