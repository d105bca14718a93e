import { Controller, Get, Param, Query } from '@nestjs/common';
import { Public } from '../../core/access/access.decorators.js';
import { LanguageArgs } from '../../core/content/content.args.js';
import { ContentController } from '../../core/content/content.controller.js';
import { UuidPipe } from '../../core/http/id.pipe.js';
import { ListKey } from '../../core/http/list-key.js';
import { faqTypes, PublicFaqListArgs } from './faq.types.js';
import { FaqsService } from './faqs.service.js';

@Controller('faqs')
export class FaqsController extends ContentController<FaqsService>(faqTypes) {
  constructor(service: FaqsService) {
    super(service);
  }
}

@Controller('public/faqs')
export class PublicFaqsController {
  constructor(private readonly service: FaqsService) {}

  @Public()
  @ListKey('faqs')
  @Get()
  list(@Query() args: PublicFaqListArgs) {
    return this.service.listPublic(args);
  }

  @Public()
  @Get('categories')
  categories() {
    return this.service.publicCategories();
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
