import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesModule } from '../categories/categories.module.js';
import { FaqEntity } from './faq.entity.js';
import { FaqsController, PublicFaqsController } from './faqs.controller.js';
import { FaqsResolver } from './faqs.resolver.js';
import { FaqsSeed } from './faqs.seed.js';
import { FaqsService } from './faqs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([FaqEntity]), CategoriesModule],
  controllers: [FaqsController, PublicFaqsController],
  providers: [FaqsService, FaqsResolver, FaqsSeed],
  exports: [FaqsService, FaqsSeed],
})
export class FaqsModule {}
