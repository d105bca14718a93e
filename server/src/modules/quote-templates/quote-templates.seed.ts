import { Injectable } from '@nestjs/common';
import { quoteTemplateContent } from '../../contract/content/quote-template.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { QuoteTemplateEntity } from './quote-template.entity.js';
import { QUOTE_TEMPLATES } from './quote-templates.seed-data.js';

/** Fills an empty table with what most quotes begin with. */
@Injectable()
export class QuoteTemplatesSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const rows = QUOTE_TEMPLATES.map((texts): Partial<QuoteTemplateEntity> =>
      flatTexts(quoteTemplateContent, { ...texts }),
    );
    await seedRows(this.entityWriter, transaction, QuoteTemplateEntity, () => rows);
  }
}
