import { Injectable } from '@nestjs/common';
import { situationContent } from '../../contract/content/situation.js';
import type { SituationDoor } from '../../contract/situation-doors.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { SituationEntity } from './situation.entity.js';

/** Fills an empty table with the situations that people come with most. */
@Injectable()
export class SituationsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    await seedRows(this.entityWriter, transaction, SituationEntity, readRows);
  }
}

async function readRows(): Promise<Partial<SituationEntity>[]> {
  const { SEEDED_SITUATIONS } = await import('./seed/seeded-situations.js');
  return Object.entries(SEEDED_SITUATIONS).flatMap(([door, situations]) =>
    situations.map(({ slug, branch, service, ...texts }) => {
      const own = { slug, branch, service, door: door as SituationDoor };
      return { ...flatTexts(situationContent, texts), ...own };
    }),
  );
}
