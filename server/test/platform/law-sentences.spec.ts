import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { LawSentences1795752800000 } from '../../src/platform/database/migrations/1795752800000-law-sentences.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const ID = '01939f00-0000-7000-8000-00000000000';
/** An answer, and an entry of a list, as they were seeded until then. */
const SEEDED =
  'In Arabic. The Code of Civil and Administrative Procedure requires procedural acts and documents to be in Arabic or accompanied by an official translation. If your contract or letters are in French or another language, allow time for translation before taking action. With us you may speak Arabic, French or English.';
const SEEDED_ENTRY = 'A settlement record approved by the judge is an enforceable title.';

describe('the migration of seeded texts that said what the law says', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase(__filename);
    source = await new DataSource(databaseOptions(database.url, 2)).initialize();
    await source.query(`INSERT INTO categories (id, slug) VALUES ('${ID}0', 'general')`);
  });

  afterEach(async () => {
    await source.destroy();
    await database.drop();
  });

  const migrate = async () => {
    const runner = source.createQueryRunner();
    await new LawSentences1795752800000().up(runner);
    await runner.release();
  };
  const aQuestion = (id: string, texts: { answer: string; law?: string }) =>
    source.query(
      `INSERT INTO faqs (id, question_en, answer_fr, answer_en, law_en, category)
       VALUES ($1, 'In which language?', 'En arabe, à notre façon.', $2, $3, 'general')`,
      [id, texts.answer, texts.law ?? ''],
    );
  const questions = () =>
    source.query<Record<string, unknown>[]>(
      `SELECT answer_fr, answer_en, law_fr, law_en, reviewed_languages, version FROM faqs ORDER BY id`,
    );

  it('a seeded answer gets its new wording, and its law waits unconfirmed', async () => {
    await aQuestion(`${ID}1`, { answer: SEEDED });
    await migrate();
    const [question] = await questions();
    expect(question).toMatchObject({
      answer_fr: 'En arabe, à notre façon.',
      law_fr: '',
      law_en: expect.stringContaining('Code of Civil and Administrative Procedure'),
      reviewed_languages: [],
      version: 2,
    });
    expect(question?.['answer_en']).not.toContain('Code of Civil');
  });

  it('a text that the office wrote stays, and a second run changes nothing', async () => {
    await aQuestion(`${ID}1`, { answer: `${SEEDED} Call us.` });
    await aQuestion(`${ID}2`, { answer: SEEDED, law: 'Written by the office.' });
    await migrate();
    const [own, withLaw] = await questions();
    expect(own).toMatchObject({ answer_en: `${SEEDED} Call us.`, law_en: '', version: 1 });
    expect(withLaw).toMatchObject({ law_en: 'Written by the office.', version: 2 });
    await migrate();
    expect(await questions()).toEqual([own, withLaw]);
  });

  it('an entry of a service’s list is replaced alone, and its law waits in that language', async () => {
    const items = { itemsAr: ['كتبه المكتب'], itemsFr: [], itemsEn: [SEEDED_ENTRY, 'Ours.'] };
    await source.query(
      `INSERT INTO services (id, slug, details_en, sections) VALUES (8, 'arbitration-mediation', 'Ours.', $1)`,
      [JSON.stringify([{ kind: 'advantages', ...items }])],
    );
    await migrate();
    const [service] = await source.query<{ sections: (typeof items)[] }[]>(
      'SELECT details_en, sections, law_ar, law_en, version FROM services',
    );
    expect(service).toMatchObject({
      details_en: 'Ours.',
      law_ar: '',
      law_en: expect.stringContaining('enforceable title'),
      version: 3,
    });
    const [section] = service!.sections;
    expect(section).toMatchObject({ kind: 'advantages', itemsAr: items.itemsAr, itemsFr: [] });
    expect(section?.itemsEn).toEqual([expect.not.stringContaining('enforceable'), 'Ours.']);
  });
});
