import { Module } from '@nestjs/common';
import { contentModule } from '../../content/content-module.js';
import { CategoriesController, PublicCategoriesController } from './categories.controller.js';
import { CategoriesResolver } from './categories.resolver.js';
import { CategoryEntity } from './category.entity.js';
import { categoryTypes } from './category.types.js';
import { CategoriesSeed } from './categories.seed.js';
import { CategoriesService } from './categories.service.js';

@Module(
  contentModule({
    types: categoryTypes,
    entity: CategoryEntity,
    service: CategoriesService,
    seed: CategoriesSeed,
    resolver: CategoriesResolver,
    controllers: [CategoriesController, PublicCategoriesController],
  }),
)
export class CategoriesModule {}
