import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { readIndexes } from '../../src/platform/database/indexes.js';
import {
  fillSearchWords,
  searchTrigger,
} from '../../src/platform/database/migrations/search-trigger.js';
import { planMigration, type Statement } from '../../src/platform/database/plan-migration.js';
import { searchedBy, SearchColumns } from '../../src/platform/database/search-columns.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const SOURCES = join(__dirname, '../../src');

/** As data-source.ts finds them, which Jest cannot load. */
const entities = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.entity.ts'))
  .flatMap((file) => Object.values(jest.requireActual<object>(join(SOURCES, file))))
  .filter((value) => typeof value === 'function' && /^class/.test(String(value))) as (() => void)[];

describe('a generated migration', () => {
  let database: TestDatabase;
  let source: DataSource;

  // the tests change what the entities say, and the database
  beforeEach(async () => {
    database = await createTestDatabase(__filename);
    source = await new DataSource({ ...databaseOptions(database.url, 2), entities }).initialize();
    // it is a copy of another one, whose name TypeORM noted
    await source.query('UPDATE typeorm_metadata SET database = current_database()');
  });

  afterEach(async () => {
    await source.destroy();
    await database.drop();
  });

  const columnOf = (table: string, name: string) => {
    const metadata = source.entityMetadatas.find(({ tableName }) => tableName === table)!;
    return metadata.columns.find(({ databaseName }) => databaseName === name)!;
  };

  it('a generated migration is empty when the entities and the database agree', async () => {
    expect(await planMigration(source)).toEqual({ up: [], down: [] });
  });

  it('a migration for new values keeps the order of the declaration', async () => {
    const { enumName, enum: values = [] } = columnOf('service_requests', 'status');
    const [first, second, ...rest] = values.map(String);
    const declared = [first, 'on_hold', 'stopped', second, ...rest, 'over'];
    for (const { columns } of source.entityMetadatas)
      for (const column of columns)
        if (column.enumName === enumName) column.enum = declared as string[];
    const { up } = await planMigration(source);
    expect(up.map(({ query }) => query.replace(/^.* EXISTS /, ''))).toEqual([
      `'on_hold' BEFORE '${second}'`,
      `'stopped' BEFORE '${second}'`,
      `'over'`,
    ]);
    const [found] = await source.query<{ values: string[] }[]>(
      `SELECT enum_range(NULL::"${enumName}")::text[] AS values`,
    );
    expect(found?.values).toEqual(declared);
  });

  type Change = (column: ReturnType<typeof columnOf>) => void;
  /** As in the code, where all columns of a type name the same list of values. */
  const newValue: Change = ({ enumName, enum: values }) => {
    for (const { columns } of source.entityMetadatas)
      for (const column of columns)
        if (column.enumName === enumName) column.enum = [...values!, 'on_hold'];
  };
  const REQUESTS = ['service_requests', 'contact_requests', 'applications', 'consultations'];

  it.each(REQUESTS)('a migration for a new status of %s only adds the value', async (table) => {
    newValue(columnOf(table, 'status'));
    const { up, down } = await planMigration(source);
    expect(up.map(({ query }) => query)).toEqual([
      expect.stringMatching(/^ALTER TYPE .* ADD VALUE IF NOT EXISTS 'on_hold'/),
    ]);
    expect(down).toEqual([]);
  });

  it('a generated column that changes with what is searched is dropped before it is added', async () => {
    const names = async () => (await readIndexes(source)).map(({ name }) => name).sort();
    const before = await names();
    columnOf('consultants', 'incomplete_ar').asExpression = 'nullif(1, 0)';
    await source.query('DROP TRIGGER tr_consultants_search ON consultants');
    await source.query('DROP FUNCTION fill_search_of_consultants()');
    const { up, problem } = await planMigration(source);
    expect(problem).toBeUndefined();
    for (const { query, parameters } of up) await source.query(query, parameters);
    expect(await names()).toEqual(before);
  });

  const required: Change = (column) => (column.isNullable = !column.isNullable);
  const plainTime: Change = (column) => (column.type = 'timestamp');
  const larger: Change = (column) => (column.type = 'bigint');

  it.each<[string, string, string, Change]>([
    ['a new status of content', 'faqs', 'status', newValue],
    ['a new urgency', 'service_requests', 'urgency', newValue],
    ['a new role of people', 'users', 'role', newValue],
    ['another type of a moment that people are sorted by', 'users', 'last_sign_in_at', plainTime],
    ['another type of a moment of sessions', 'sessions', 'last_seen_at', plainTime],
    ['another type of the place in lists', 'services', 'sort_order', larger],
    ['another type of a rating', 'testimonials', 'rating', larger],
    ['a column that must be filled now', 'service_requests', 'unanswered_since', required],
    ['a column that may be empty now', 'consultations', 'client_name', required],
  ])('a migration for %s keeps every index, up and down', async (_, table, column, change) => {
    const before = await readIndexes(source);
    change(columnOf(table, column));
    const { up, down, problem } = await planMigration(source);
    expect(problem).toBeUndefined();
    const run = async (statements: typeof up) => {
      for (const { query, parameters } of statements) await source.query(query, parameters);
    };
    await run(up);
    const names = (indexes: typeof before) => indexes.map(({ name }) => name);
    expect(names(await readIndexes(source))).toEqual(names(before));
    await run(down);
    expect(await readIndexes(source)).toEqual(before);
    expect(up.length).toBeGreaterThan(0);
  });

  describe('for other words to search', () => {
    const ROW = `INSERT INTO job_roles (id, slug, title_fr) VALUES (gen_random_uuid(), 'clerk', 'Greffier')`;
    const words = async () => {
      const rows = await source.query<{ search_words: string }[]>(
        'SELECT search_words FROM job_roles',
      );
      return rows.map(({ search_words }) => search_words);
    };
    const run = async (statements: Statement[], refilled: string[] = []) => {
      for (const { query, parameters } of statements) await source.query(query, parameters);
      const runner = source.createQueryRunner();
      for (const table of refilled) await fillSearchWords(runner, table);
      await runner.release();
    };

    it('a migration for other search columns replaces the trigger and fills the rows, up and down', async () => {
      const searched = searchedBy('job_roles')!;
      SearchColumns('job_roles', { ...searched, expressions: { slug: ['upper(slug)'] } })(class {});
      try {
        await source.query(ROW);
        const { up, down, refilled, problem } = await planMigration(source);
        expect([up.length, down.length, problem]).toEqual([2, 2, undefined]);
        await run(up, refilled!.up);
        expect(await words()).toEqual([' greffier clerk ']);
        expect(await planMigration(source)).toEqual({ up: [], down: [] });
        await run(down, refilled!.down);
        expect(await words()).toEqual([' greffier ']);
      } finally {
        SearchColumns('job_roles', searched)(class {});
      }
    });

    it('a migration for search reads a new column, and no longer a removed one', async () => {
      await source.query('ALTER TABLE job_roles ADD former text, DROP COLUMN title_fr CASCADE');
      await run(searchTrigger('job_roles', 'former', ['former']).map((query) => ({ query })));
      const { up, down, refilled, problem } = await planMigration(source);
      expect([problem, refilled]).toEqual([undefined, { up: ['job_roles'], down: ['job_roles'] }]);
      await run(up);
      await source.query(ROW);
      expect(await words()).toEqual([' greffier ']);
      expect(await planMigration(source)).toEqual({ up: [], down: [] });
      await run(down);
      await source.query(`UPDATE job_roles SET former = 'commis'`);
      expect(await words()).toEqual(['commis']);
    });

    it('a migration for search makes the missing column and index of a table, and removes them again', async () => {
      const before = await readIndexes(source);
      await source.query('DROP FUNCTION fill_search_of_users CASCADE');
      await source.query('DROP INDEX ix_users_words');
      const { up, down, problem } = await planMigration(source);
      expect(problem).toBeUndefined();
      await run(up);
      expect(await readIndexes(source)).toEqual(before);
      expect(await planMigration(source)).toEqual({ up: [], down: [] });
      await run(down);
      expect((await planMigration(source)).up).toHaveLength(3);
    });
  });

  it('a generated migration that cannot run as it is says so', async () => {
    columnOf('service_requests', 'client_name').type = 'varchar';
    const { up, problem } = await planMigration(source);
    expect(up.length).toBeGreaterThan(0);
    expect(problem).toContain('DROP COLUMN "client_name"');
  });

  it('a generated migration names no database', async () => {
    columnOf('job_roles', 'incomplete_fr').asExpression = '1';
    const { up, down } = await planMigration(source);
    const text = JSON.stringify([up, down]);
    expect(text).toContain('current_database()');
    expect(text).not.toContain(source.driver.database);
  });

  it('a generated migration drops an index that no entity names any more', async () => {
    await source.query('CREATE INDEX ix_faqs_old ON faqs (created_at, status)');
    const { up, down } = await planMigration(source);
    expect(up.map(({ query }) => query)).toEqual([expect.stringContaining('ix_faqs_old')]);
    expect(down.map(({ query }) => query)).toEqual([expect.stringContaining('ix_faqs_old')]);
  });
});
