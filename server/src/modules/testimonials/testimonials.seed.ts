import { Injectable } from '@nestjs/common';
import { LOCALE_SUFFIX, LOCALES } from '../../contract/locales.js';
import { type Seed, seedRows } from '../../content/content-seed.js';
import { EntityWriter } from '../../platform/database/entity-writer.js';
import { firms } from './seed/firms.js';
import { people } from './seed/people.js';
import type { SeededTestimonial } from './seed/seeded-testimonial.js';
import { TestimonialEntity } from './testimonial.entity.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Fills an empty table with the sample testimonials, of firms and individuals in turn. */
@Injectable()
export class TestimonialsSeed implements Seed {
  constructor(private readonly entityWriter: EntityWriter) {}

  async run(transaction: Transaction): Promise<void> {
    const samples = firms
      .flatMap((firm, index) => [firm, people[index]])
      .filter((sample) => !!sample);
    await seedRows(this.entityWriter, transaction, TestimonialEntity, () => samples.map(rowOf));
  }
}

function rowOf({ texts, ...rest }: SeededTestimonial): Partial<TestimonialEntity> {
  const flat = LOCALES.flatMap((locale) =>
    Object.entries(texts[locale]).map(([name, text]) => [`${name}${LOCALE_SUFFIX[locale]}`, text]),
  );
  return { ...(Object.fromEntries(flat) as Partial<TestimonialEntity>), ...rest };
}
