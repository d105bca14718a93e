import { DataSource } from 'typeorm';
import { REPLY_TEMPLATES } from '../../src/modules/reply-templates/reply-templates.seed-data.js';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { SeededPapers1795788125000 } from '../../src/platform/database/migrations/1795788125000-seeded-papers.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

/** The English template as it was seeded until then. */
const SEEDED = `Dear {name},

To go on with your file {reference} (“{subject}”), we need the following documents from you:

- 

If you have any question, write to us on the page of your request in your account.

Kind regards,
{sender}
{firm}`;

describe('the migration that gives stored databases their lists of papers', () => {
  let database: TestDatabase;
  let source: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase(__filename);
    source = await new DataSource(databaseOptions(database.url, 2)).initialize();
  });
  afterAll(async () => {
    await source.destroy();
    await database.drop();
  });

  const migrate = async () => {
    const runner = source.createQueryRunner();
    await new SeededPapers1795788125000().up(runner);
    await runner.release();
  };
  const read = (sql: string) => source.query<Record<string, unknown>[]>(sql);

  it('fills untouched services and templates once, and leaves what the office wrote', async () => {
    await source.query(
      `INSERT INTO services (id, slug, papers_en) VALUES
         (6, 'legal-translation', '{}'), (7, 'legal-documents', '{Ours}'), (8, 'arbitration-mediation', '{}'),
         (9, 'something-else', '{}')`,
    );
    await source.query(
      `INSERT INTO audit_events (id, action, entity, entity_id, before, after)
       VALUES (gen_random_uuid(), 'service.updated', 'service', '8', '{"papersEn": ["Ours"]}', '{"papersEn": []}')`,
    );
    await source.query(
      `INSERT INTO reply_templates (id, text_ar, text_en, created_at) VALUES
         (gen_random_uuid(), 'نصّنا', $1, now()), (gen_random_uuid(), '', $2, now() + interval '1 second')`,
      [SEEDED, `${SEEDED} Ours.`],
    );
    await migrate();
    const services = 'SELECT id, papers_ar, papers_en, version FROM services ORDER BY id';
    const templates = 'SELECT text_ar, text_en, version FROM reply_templates ORDER BY created_at';
    const after = [await read(services), await read(templates)];
    const seeded = REPLY_TEMPLATES.find(({ title }) => title.en === 'A document is missing');
    expect(after[0]).toEqual([
      {
        ...{
          id: 6,
          version: 2,
          papers_ar: [expect.any(String), expect.any(String), expect.any(String)],
        },
        papers_en: expect.arrayContaining(['Identity card or passport, for the spelling of names']),
      },
      { id: 7, version: 1, papers_ar: [], papers_en: ['Ours'] },
      { id: 8, version: 1, papers_ar: [], papers_en: [] },
      { id: 9, version: 1, papers_ar: [], papers_en: [] },
    ]);
    expect(after[1]).toEqual([
      { text_ar: 'نصّنا', text_en: seeded?.text.en, version: 2 },
      { text_ar: '', text_en: `${SEEDED} Ours.`, version: 1 },
    ]);
    await migrate();
    expect([await read(services), await read(templates)]).toEqual(after);
  });
});
