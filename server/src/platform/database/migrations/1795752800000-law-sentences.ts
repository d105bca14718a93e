import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Locale, LOCALE_SUFFIX, LOCALES } from '../../../contract/locales.js';
import type { Replacement } from './law-sentences-of-questions.js';

const CHANGED = 'version = version + 1, updated_at = now()';

/** Gives texts that are still as they were seeded, by their MD5, the new wording, and what they said of the law its place. */
const replaceText = (table: string, column: string, locale: Locale) => `
  UPDATE "${table}" SET ${column}_${locale} = seeded.text, ${CHANGED},
         law_${locale} = CASE WHEN btrim(law_${locale}) = '' THEN seeded.law ELSE law_${locale} END
    FROM unnest($1::text[], $2::text[], $3::text[]) AS seeded (old, text, law)
   WHERE md5(${column}_${locale}) = seeded.old`;

const fillLaw = (locale: Locale) =>
  `UPDATE services SET law_${locale} = $2, ${CHANGED} WHERE id = $1 AND btrim(law_${locale}) = ''`;

const columnsOf = (replacements: readonly Replacement[]) => {
  const rows = replacements.flatMap(({ old, text, law }) => old.map((md5) => [md5, text, law]));
  return [0, 1, 2].map((place) => rows.map((row) => row[place]));
};

/** The first of the built-in services; the texts of all stand in the order of their ids. */
const FIRST_SERVICE = 6;

type Section = Record<string, unknown>;

/** The lists of a service with the new entries. */
const withoutLaw = (lists: Section[], entries: Record<string, string>) =>
  JSON.parse(JSON.stringify(lists), (_name, value: unknown) => {
    if (typeof value !== 'string') return value;
    return entries[createHash('md5').update(value).digest('hex')] ?? value;
  }) as Section[];

interface Service {
  id: number;
  sections: Section[];
}

/**
 * Seeded texts of questions and services speak of steps and papers; what they said of the law waits in a text of its own
 * until it is confirmed (A84). What the office wrote or changed stays as it is.
 */
export class LawSentences1795752800000 implements MigrationInterface {
  name = 'LawSentences1795752800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // read only by who runs this, instead of at each start
    const { LAW_SENTENCES_OF_QUESTIONS } = await import('./law-sentences-of-questions.js');
    const { LAW_SENTENCES_OF_SERVICES } = await import('./law-sentences-of-services.js');
    for (const locale of LOCALES) {
      const answers = columnsOf(LAW_SENTENCES_OF_QUESTIONS[locale]);
      await queryRunner.query(replaceText('faqs', 'answer', locale), answers);
      const details = columnsOf(LAW_SENTENCES_OF_SERVICES[locale]);
      await queryRunner.query(replaceText('services', 'details', locale), details);
    }
    const ids = LAW_SENTENCES_OF_SERVICES.ar.map((_details, place) => FIRST_SERVICE + place);
    const services = (await queryRunner.query(
      'SELECT id, sections FROM services WHERE id = ANY($1) ORDER BY id FOR UPDATE',
      [ids],
    )) as Service[];
    for (const service of services) await this.replaceEntries(queryRunner, service);
  }

  private async replaceEntries(queryRunner: QueryRunner, { id, sections }: Service): Promise<void> {
    const { LAW_SENTENCES_OF_LISTS, LAW_SENTENCES_OF_SERVICES } =
      await import('./law-sentences-of-services.js');
    const changed = withoutLaw(sections, LAW_SENTENCES_OF_LISTS);
    const differs = (locale: Locale) => {
      const entries = (lists: Section[]) =>
        lists.map((list) => list[`items${LOCALE_SUFFIX[locale]}`]);
      return JSON.stringify(entries(sections)) !== JSON.stringify(entries(changed));
    };
    const locales = LOCALES.filter(differs);
    if (locales.length === 0) return;
    await queryRunner.query(`UPDATE services SET sections = $2, ${CHANGED} WHERE id = $1`, [
      id,
      JSON.stringify(changed),
    ]);
    for (const locale of locales) {
      const { law } = LAW_SENTENCES_OF_SERVICES[locale][id - FIRST_SERVICE]!;
      await queryRunner.query(fillLaw(locale), [id, law]);
    }
  }

  /** The new wordings stay: whoever goes back keeps texts that say nothing of the law. */
  async down(): Promise<void> {}
}
