import { Controller, Get } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import {
  ContentController,
  PublicContentController,
} from '../../core/content/content.controller.js';
import { testimonialTypes } from './testimonial.types.js';
import { TestimonialsService } from './testimonials.service.js';

@Controller('testimonials')
export class TestimonialsController extends ContentController<TestimonialsService>(
  testimonialTypes,
) {
  constructor(service: TestimonialsService) {
    super(service);
  }
}

@Controller('public/testimonials')
export class PublicTestimonialsController extends PublicContentController<TestimonialsService>(
  testimonialTypes,
) {
  constructor(service: TestimonialsService) {
    super(service);
  }

  @Public()
  @Get('stats')
  stats() {
    return this.service.publicStats();
  }
}
