import { Injectable } from '@nestjs/common';
import { guideStepContent } from '../../contract/content/guide-step.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { GuideStepEntity } from './guide-step.entity.js';

/** Fills an empty table with a path to each of the first situations. */
@Injectable()
export class GuideStepsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    await seedRows(this.entityWriter, transaction, GuideStepEntity, readRows);
  }
}

async function readRows(): Promise<Partial<GuideStepEntity>[]> {
  const { SEEDED_GUIDE_STEPS } = await import('./seed/seeded-guide-steps.js');
  return SEEDED_GUIDE_STEPS.map(({ slug, parent, situation, ...texts }) => ({
    ...flatTexts(guideStepContent, texts),
    ...{ slug, parent, situation },
  }));
}
