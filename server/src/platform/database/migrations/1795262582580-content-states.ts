import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = ['ar', 'fr', 'en'];
const TEXTS = ['title', 'description', 'details', 'availability'];
const TEXT_COLUMNS = LANGUAGES.flatMap((language) => TEXTS.map((text) => `${text}_${language}`));

const SEARCHED = ['title', 'description']
  .flatMap((text) => LANGUAGES.map((language) => `coalesce(${text}_${language}, '')`))
  .join(` || ' ' || `);

const has = (text: string, language: string) => `(btrim(${text}_${language}) <> '')::int`;
const hasTags = (language: string) => `(tags_${language} <> '{}')::int`;

/** Percent of the language that is there; null when nothing is missing. */
function completeness(language: string): string {
  const filled = [...TEXTS.map((text) => has(text, language)), hasTags(language)].join(' + ');
  const counted = ['1', '1', '1', '1', `greatest(${LANGUAGES.map(hasTags).join(', ')})`].join(
    ' + ',
  );
  return `nullif(100 * (${filled}) / nullif(${counted}, 0), 100)`;
}

/** Index name -> its columns, and of which rows. */
const INDEXES = {
  ix_services_status: '(status, id)',
  ix_services_status_list: '(status, sort_order, id)',
  ix_services_featured: '(featured, id)',
  ix_services_featured_list: '(featured, sort_order, id)',
  ix_services_incomplete_ar: '(sort_order, id) WHERE incomplete_ar IS NOT NULL',
  ix_services_incomplete_fr: '(sort_order, id) WHERE incomplete_fr IS NOT NULL',
  ix_services_incomplete_en: '(sort_order, id) WHERE incomplete_en IS NOT NULL',
  ix_services_trash: '(sort_order, id) WHERE deleted_at IS NOT NULL',
};

/** Drafts, how full each language is, stale translations, texts sorted by the rules of Unicode. */
export class ContentStates1795262582580 implements MigrationInterface {
  name = 'ContentStates1795262582580';

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string, values?: unknown[]) => queryRunner.query(text, values);
    await run(`ALTER TYPE content_status ADD VALUE 'draft'`);
    await run('DROP INDEX ix_services_list, ix_services_featured');
    await orderTextsBy('und-x-icu', queryRunner);
    await run(`ALTER TABLE services ADD stale_languages text array NOT NULL DEFAULT '{}'`);
    for (const language of LANGUAGES) {
      const name = `incomplete_${language}`;
      await run(
        `ALTER TABLE services ADD ${name} integer GENERATED ALWAYS AS (${completeness(language)}) STORED`,
      );
      await run(
        `INSERT INTO typeorm_metadata (database, schema, "table", type, name, value)
         VALUES (current_database(), 'public', 'services', 'GENERATED_COLUMN', $1, $2)`,
        [name, completeness(language)],
      );
    }
    for (const [name, columns] of Object.entries(INDEXES)) {
      await run(`CREATE INDEX ${name} ON services ${columns}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const run = (text: string, values?: unknown[]) => queryRunner.query(text, values);
    await run(`DROP INDEX ${Object.keys(INDEXES).join(', ')}`);
    for (const language of LANGUAGES) {
      const name = `incomplete_${language}`;
      await run(`ALTER TABLE services DROP COLUMN ${name}`);
      await run(
        `DELETE FROM typeorm_metadata WHERE type = 'GENERATED_COLUMN' AND "table" = 'services' AND name = $1`,
        [name],
      );
    }
    await run('ALTER TABLE services DROP COLUMN stale_languages');
    await run(`UPDATE services SET status = 'inactive' WHERE status = 'draft'`);
    await orderTextsBy('default', queryRunner, async () => {
      await run('ALTER TYPE content_status RENAME TO content_status_old');
      await run(`CREATE TYPE content_status AS ENUM ('active', 'inactive')`);
      await run(
        `ALTER TABLE services ALTER status DROP DEFAULT,
         ALTER status TYPE content_status USING status::text::content_status,
         ALTER status SET DEFAULT 'active'`,
      );
      await run('DROP TYPE content_status_old');
    });
    await run('CREATE INDEX ix_services_list ON services (status, sort_order, id)');
    await run('CREATE INDEX ix_services_featured ON services (featured, sort_order)');
  }
}

/** A column that another is made of cannot be changed: the search column goes and comes back. */
async function orderTextsBy(
  collation: string,
  queryRunner: QueryRunner,
  meanwhile: () => Promise<void> = async () => undefined,
): Promise<void> {
  await queryRunner.query('ALTER TABLE services DROP COLUMN search_doc');
  const changes = TEXT_COLUMNS.map((column) => `ALTER ${column} TYPE text COLLATE "${collation}"`);
  await queryRunner.query(`ALTER TABLE services ${changes.join(', ')}`);
  await meanwhile();
  await queryRunner.query(
    `ALTER TABLE services ADD search_doc text GENERATED ALWAYS AS (search_norm(${SEARCHED})) STORED NOT NULL`,
  );
  await queryRunner.query(
    'CREATE INDEX ix_services_search ON services USING gin (status, search_doc gin_trgm_ops)',
  );
}
