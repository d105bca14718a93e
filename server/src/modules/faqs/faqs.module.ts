import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { CategoriesModule } from '../categories/categories.module.js';
import { FaqsController, PublicFaqsController } from './faqs.controller.js';
import { FaqsResolver } from './faqs.resolver.js';
import { FaqEntity } from './faq.entity.js';
import { faqTypes } from './faq.types.js';
import { FaqsSeed } from './faqs.seed.js';
import { FaqsService } from './faqs.service.js';

@Module(
  contentModule({
    types: faqTypes,
    entity: FaqEntity,
    service: FaqsService,
    seed: FaqsSeed,
    imports: [CategoriesModule],
    resolver: FaqsResolver,
    controllers: [FaqsController, PublicFaqsController],
  }),
)
export class FaqsModule {}
