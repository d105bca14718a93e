import { Injectable } from '@nestjs/common';
import { faqContent } from '../../contract/content/faq.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { FaqEntity } from './faq.entity.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Fills an empty table with the first questions. */
@Injectable()
export class FaqsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    await seedRows(this.entityWriter, transaction, FaqEntity, readRows);
  }
}

async function readRows(): Promise<Partial<FaqEntity>[]> {
  const { SEEDED_FAQS } = await import('./seed/seeded-faqs.js');
  return Object.entries(SEEDED_FAQS).flatMap(([category, faqs]) =>
    faqs.map(({ order, featured = false, situation, ...texts }) => {
      return { ...flatTexts(faqContent, texts), order, featured, category, situation };
    }),
  );
}
