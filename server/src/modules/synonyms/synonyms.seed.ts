import { Injectable } from '@nestjs/common';
import { synonymContent } from '../../contract/content/synonym.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { SynonymEntity } from './synonym.entity.js';

/** Fills an empty table with the words that people use most. */
@Injectable()
export class SynonymsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    await seedRows(this.entityWriter, transaction, SynonymEntity, readRows);
  }
}

async function readRows(): Promise<Partial<SynonymEntity>[]> {
  const { SEEDED_SYNONYMS } = await import('./seed/synonyms.js');
  return SEEDED_SYNONYMS.map((group) => flatTexts(synonymContent, { ...group }));
}
