import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CategoriesController, PublicCategoriesController } from './categories.controller.js';
import { CategoriesResolver } from './categories.resolver.js';
import { CategoriesSeed } from './categories.seed.js';
import { CategoriesService } from './categories.service.js';
import { CategoryEntity } from './category.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([CategoryEntity])],
  controllers: [CategoriesController, PublicCategoriesController],
  providers: [CategoriesService, CategoriesResolver, CategoriesSeed],
  exports: [CategoriesService, CategoriesSeed],
})
export class CategoriesModule {}
