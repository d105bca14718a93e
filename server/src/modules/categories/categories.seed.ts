import { Injectable } from '@nestjs/common';
import { categoryContent, FIRST_CATEGORIES } from '../../contract/content/category.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { CategoryEntity } from './category.entity.js';
import { SEEDED_CATEGORIES } from './categories.seed-data.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Fills an empty table with the first categories (A36). */
@Injectable()
export class CategoriesSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const rows = FIRST_CATEGORIES.map((slug): Partial<CategoryEntity> => {
      const { icon, color, ...texts } = SEEDED_CATEGORIES[slug];
      return { ...flatTexts(categoryContent, texts), slug, icon, color };
    });
    await seedRows(this.entityWriter, transaction, CategoryEntity, () => rows);
  }
}
