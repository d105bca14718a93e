import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../src/core/database/database-options.js';
import { readIndexes } from '../src/core/database/indexes.js';
import { planMigration } from '../src/core/database/plan-migration.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

const SOURCES = join(__dirname, '../src');

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

  it('is empty when the entities and the database agree', async () => {
    expect(await planMigration(source)).toEqual({ up: [], down: [] });
  });

  type Change = (column: ReturnType<typeof columnOf>) => void;
  /** As in the code, where all columns of a type name the same list of values. */
  const newValue: Change = ({ enumName, enum: values }) => {
    for (const { columns } of source.entityMetadatas)
      for (const column of columns)
        if (column.enumName === enumName) column.enum = [...values!, 'on_hold'];
  };
  const REQUESTS = ['service_requests', 'contact_requests', 'applications', 'consultations'];

  it.each(REQUESTS)('for a new status of %s only adds the value', async (table) => {
    newValue(columnOf(table, 'status'));
    const { up, down } = await planMigration(source);
    expect(up.map(({ query }) => query)).toEqual([
      expect.stringMatching(/^ALTER TYPE .* ADD VALUE IF NOT EXISTS 'on_hold'/),
    ]);
    expect(down).toEqual([]);
  });

  const required: Change = (column) => (column.isNullable = !column.isNullable);
  const plainTime: Change = (column) => (column.type = 'timestamp');
  const larger: Change = (column) => (column.type = 'bigint');
  const otherWords: Change = (column) => (column.asExpression = `search_norm('words')`);

  it.each<[string, string, string, Change]>([
    ['a new status of content', 'faqs', 'status', newValue],
    ['a new urgency', 'service_requests', 'urgency', newValue],
    ['a new role of people', 'users', 'role', newValue],
    ['another type of a moment that people are sorted by', 'users', 'last_sign_in_at', plainTime],
    ['another type of a moment of sessions', 'sessions', 'last_seen_at', plainTime],
    ['another type of the place in lists', 'services', 'sort_order', larger],
    ['another type of a rating', 'testimonials', 'rating', larger],
    ['other words to search in requests', 'applications', 'search_doc', otherWords],
    ['other words to search in content', 'job_roles', 'search_doc', otherWords],
    ['a column that must be filled now', 'service_requests', 'unanswered_since', required],
    ['a column that may be empty now', 'consultations', 'client_name', required],
  ])('for %s keeps every index, up and down', async (_, table, column, change) => {
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

  it('says so if it does not run as it is', async () => {
    columnOf('service_requests', 'client_name').type = 'varchar';
    const { up, problem } = await planMigration(source);
    expect(up.length).toBeGreaterThan(0);
    expect(problem).toContain('DROP COLUMN "client_name"');
  });

  it('names no database', async () => {
    columnOf('job_roles', 'search_doc').asExpression = `search_norm('words')`;
    const { up, down } = await planMigration(source);
    const text = JSON.stringify([up, down]);
    expect(text).toContain('current_database()');
    expect(text).not.toContain(source.driver.database);
  });

  it('drops an index that no entity names any more', async () => {
    await source.query('CREATE INDEX ix_faqs_old ON faqs (created_at, status)');
    const { up, down } = await planMigration(source);
    expect(up.map(({ query }) => query)).toEqual([expect.stringContaining('ix_faqs_old')]);
    expect(down.map(({ query }) => query)).toEqual([expect.stringContaining('ix_faqs_old')]);
  });
});
