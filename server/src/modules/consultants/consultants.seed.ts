import { Injectable } from '@nestjs/common';
import { consultantContent } from '../../contract/content/consultant.js';
import { flatTexts, type Seed, seedRows } from '../../content/content-seed.js';
import type { Trilingual } from '../../contract/locales.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { ConsultantEntity } from './consultant.entity.js';
import { SEEDED_CONSULTANTS } from './consultants.seed-data.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Fills an empty table with the sample consultants. They are invented, so they have no pictures. */
@Injectable()
export class ConsultantsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const consultants = SEEDED_CONSULTANTS.map(({ branches, rating, consultations, ...texts }) => ({
      ...flatTexts(consultantContent, texts),
      branches,
      rating,
      consultations,
      advocate: isAdvocate(texts.title),
    }));
    await seedRows(this.entityWriter, transaction, ConsultantEntity, () => consultants);
  }
}

/** Words in titles of advocates. */
const ADVOCATE = /محام|avocat|attorney|advocate|lawyer/i;

const isAdvocate = (title: Trilingual<string>) =>
  Object.values(title).some((words) => ADVOCATE.test(words));
