import { Injectable } from '@nestjs/common';
import type { FIRST_CATEGORIES } from '../../contract/content/category.js';
import { faqContent } from '../../contract/content/faq.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { FaqEntity } from './faq.entity.js';
import { companyFormation } from './seed/company-formation.js';
import { general } from './seed/general.js';
import { legalAuditing } from './seed/legal-auditing.js';
import type { SeededFaq } from './seed/seeded-faq.js';
import { services } from './seed/services.js';
import { situations } from './seed/situations.js';
import { training } from './seed/training.js';
import type { Transaction } from '../../platform/database/transaction.js';

const BY_CATEGORY: Record<(typeof FIRST_CATEGORIES)[number], readonly SeededFaq[]> = {
  general: [...general, ...situations],
  services,
  'company-formation': companyFormation,
  'legal-auditing': legalAuditing,
  training,
};

/** Fills an empty table with the first questions. */
@Injectable()
export class FaqsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const rows = Object.entries(BY_CATEGORY).flatMap(([category, faqs]) =>
      faqs.map(({ order, featured = false, situation, ...texts }): Partial<FaqEntity> => {
        return { ...flatTexts(faqContent, texts), order, featured, category, situation };
      }),
    );
    await seedRows(this.entityWriter, transaction, FaqEntity, rows);
  }
}
