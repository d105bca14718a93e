import { Injectable } from '@nestjs/common';
import { situationContent, type SituationDoor } from '../../contract/content/situation.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { company } from './seed/company.js';
import { family } from './seed/family.js';
import { housing } from './seed/housing.js';
import { inheritance } from './seed/inheritance.js';
import { justice } from './seed/justice.js';
import type { SeededSituation } from './seed/seeded-situation.js';
import { work } from './seed/work.js';
import { SituationEntity } from './situation.entity.js';

const BY_DOOR: Record<SituationDoor, readonly SeededSituation[]> = {
  work,
  family,
  housing,
  inheritance,
  justice,
  company,
};

/** Fills an empty table with the situations that people come with most. */
@Injectable()
export class SituationsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const rows = Object.entries(BY_DOOR).flatMap(([door, situations]) =>
      situations.map(({ slug, branch, service, ...texts }): Partial<SituationEntity> => {
        const own = { slug, branch, service, door: door as SituationDoor };
        return { ...flatTexts(situationContent, texts), ...own };
      }),
    );
    await seedRows(this.entityWriter, transaction, SituationEntity, rows);
  }
}
