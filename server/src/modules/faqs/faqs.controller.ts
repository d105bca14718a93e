import { Controller, Get } from '@nestjs/common';
import { SameAs } from '../../platform/http/described.js';
import { Public } from '../../platform/access/access.decorators.js';
import { ContentController, PublicContentController } from '../../content/content.controller.js';
import { faqTypes } from './faq.types.js';
import { FaqsService } from './faqs.service.js';

@Controller('faqs')
export class FaqsController extends ContentController(faqTypes, FaqsService) {}

@Controller('public/faqs')
export class PublicFaqsController extends PublicContentController(faqTypes, FaqsService) {
  @SameAs('publicFaqCategories')
  @Public()
  @Get('categories')
  categories() {
    return this.service.publicCategories();
  }
}
