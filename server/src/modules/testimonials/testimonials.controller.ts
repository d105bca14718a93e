import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import { LanguageArgs } from '../../core/content/content.args.js';
import { ContentController } from '../../core/content/content.controller.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import { BareList } from '../../core/http/list-key.js';
import { PublicTestimonialListArgs, testimonialTypes } from './testimonial.types.js';
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
export class PublicTestimonialsController {
  constructor(private readonly service: TestimonialsService) {}

  @Public()
  @BareList()
  @Get()
  list(@Query() args: PublicTestimonialListArgs) {
    return this.service.listPublic(args);
  }

  @Public()
  @Get('stats')
  stats() {
    return this.service.publicStats();
  }

  @Public()
  @Get(':id')
  get(@Param('id', UuidPipe) id: string, @Query() { language }: LanguageArgs) {
    return this.service.getPublic({ id }, language);
  }
}
