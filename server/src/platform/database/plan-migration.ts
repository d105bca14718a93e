import { type DataSource, QueryFailedError } from 'typeorm';
import { type DatabaseIndex, readIndexes } from './indexes.js';
import { planSearch } from './plan-search.js';

export interface Statement {
  query: string;
  parameters?: unknown[];
}

export interface PlannedMigration {
  up: Statement[];
  down: Statement[];
  /** Tables whose rows are searched by other words afterwards, and those that get back the words of before. */
  refilled?: { up: string[]; down: string[] };
  /** Why it does not run as it is. */
  problem?: string;
}

/** What TypeORM does with the composite indexes of each column that it changes. */
interface DropsIndexes {
  dropColumnCompositeIndices: () => Promise<void>;
}

const UNDEFINED_COLUMN = '42703';
const UNDEFINED_TABLE = '42P01';
const ADDED_VALUE = /^(ALTER TYPE "public"."(\w+)" ADD VALUE) '(.*)'$/;
const CHANGED_TYPE = /^ALTER TABLE "(\w+)" ALTER COLUMN "(\w+)" (?:SET DATA )?TYPE/;

const REMOVAL = /^(DROP TABLE|DROP TYPE|ALTER TABLE "\w+" DROP COLUMN) /;
const DROPPED_COLUMN = /^ALTER TABLE "(\w+)" DROP COLUMN "(\w+)"/;
const ADDED_COLUMN = /^ALTER TABLE "(\w+)" ADD (?:COLUMN )?(?:IF NOT EXISTS )?"(\w+)"/;

/** Indexes whose condition or expression compares with the column, so that its type cannot change under them. */
const IN_THE_WAY = `SELECT i.relname AS name FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid
  WHERE x.indrelid = to_regclass($1)
    AND concat(pg_get_expr(x.indpred, x.indrelid), pg_get_expr(x.indexprs, x.indrelid)) ~ concat('\\m', $2::text, '\\M')`;

/**
 * What a new migration has to do so that the database becomes what the entities say, and how it is undone;
 * none if they agree. TypeORM would drop all indexes of a changed column and make only those again that it
 * can write itself: here they stay, and one that goes with what it stands on is made again. To know them, both
 * ways are tried on the database, which is migrated and of no other use.
 */
export async function planMigration(source: DataSource): Promise<PlannedMigration> {
  const builder = source.driver.createSchemaBuilder();
  (builder as unknown as DropsIndexes).dropColumnCompositeIndices = async () => undefined;
  const { upQueries, downQueries } = await builder.log();
  const portable = (statement: Statement) => forAnyDatabase(statement, source.driver.database);
  const [ups, downs] = [upQueries.map(portable), downQueries.map(portable).reverse()];
  const changes = valuesStay(source, ups, downs);
  const { refilled, ...search } = await planSearch(source);
  const wanted = {
    up: withSearch(changes.up, search.up),
    down: withSearch(changes.down, search.down),
    ...(refilled.up.length > 0 && { refilled }),
  };
  const existing = (await readIndexes(source)).filter(({ isConstraint }) => !isConstraint);
  const declared = existing.filter(({ name }) => isDeclared(source, name));
  try {
    const up = await rehearse(source, wanted.up, declared);
    const down = await rehearse(source, wanted.down, existing);
    return { ...wanted, up, down };
  } catch (error) {
    const { message, query = '' } = error as Error & { query?: string };
    return { ...wanted, problem: `${message}\n${query}` };
  }
}

/**
 * What is searched changes between what is added and what is taken away: a trigger names columns, which must be there
 * before it is made, and cannot go before it is replaced.
 */
function withSearch(statements: Statement[], search: string[]): Statement[] {
  if (search.length === 0) return statements;
  const added = new Set(
    statements.map(({ query }) => ADDED_COLUMN.exec(query)?.slice(1).join('.')),
  );
  // a generated column whose expression changes is dropped and added again, in this order
  const isRemoval = ({ query }: Statement) =>
    REMOVAL.test(query) && !added.has(DROPPED_COLUMN.exec(query)?.slice(1).join('.') ?? '');
  return [
    ...statements.filter((statement) => !isRemoval(statement)),
    ...search.map((query) => ({ query })),
    ...statements.filter(isRemoval),
  ];
}

/**
 * A value that an enum gets stays there when the migration is undone: the version before does not mind, and
 * what TypeORM writes to take it away fails where the column has a default.
 */
function valuesStay(source: DataSource, up: Statement[], down: Statement[]): PlannedMigration {
  const values = up.flatMap(({ query }) => {
    const [, start = '', type, value] = ADDED_VALUE.exec(query) ?? [];
    return type && value ? [{ start, type, value }] : [];
  });
  const ofTypes = values.flatMap(({ type }) => [`"${type}_old"`, `DROP TYPE "public"."${type}"`]);
  const added = new Map(
    up.map((statement) => {
      const query = statement.query.replace(
        ADDED_VALUE,
        (_, start: string, type: string, value: string) =>
          inPlace(source, { start, type, value }, values),
      );
      return [`${query}${JSON.stringify(statement.parameters)}`, { ...statement, query }];
    }),
  );
  return {
    up: [...added.values()],
    down: down.filter(({ query }) => !ofTypes.some((words) => query.includes(words))),
  };
}

interface AddedValue {
  start: string;
  type: string;
  value: string;
}

/** The values stand in the database as they are declared, because it sorts by that order. */
function inPlace(source: DataSource, { start, type, value }: AddedValue, added: AddedValue[]) {
  const columns = source.entityMetadatas.flatMap((metadata) => metadata.columns);
  const declared = (columns.find(({ enumName }) => enumName === type)?.enum ?? []).map(String);
  const isAdded = (other: string) =>
    added.some((each) => each.type === type && each.value === other);
  const next = declared.slice(declared.indexOf(value) + 1).find((other) => !isAdded(other));
  return `${start} IF NOT EXISTS '${value}'${next === undefined ? '' : ` BEFORE '${next}'`}`;
}

const isDeclared = (source: DataSource, index: string) =>
  source.entityMetadatas.some(({ indices }) => indices.some(({ name }) => name === index));

/** Runs the statements; answers them with what they need so that none of the `kept` indexes is lost. */
async function rehearse(
  source: DataSource,
  wanted: Statement[],
  kept: DatabaseIndex[],
): Promise<Statement[]> {
  const statements: Statement[] = [];
  for (const statement of wanted) {
    for (const each of [...(await dropsBefore(source, statement)), statement]) {
      await source.query(each.query, each.parameters);
      statements.push(each);
    }
  }
  const left = new Set((await readIndexes(source)).map(({ name }) => name));
  for (const { name, definition } of kept) {
    if (!left.has(name) && (await isMade(source, definition)))
      statements.push({ query: definition });
  }
  return statements;
}

async function dropsBefore(source: DataSource, { query }: Statement): Promise<Statement[]> {
  const [, table, column] = CHANGED_TYPE.exec(query) ?? [];
  if (!table) return [];
  const found = await source.query<{ name: string }[]>(IN_THE_WAY, [table, column]);
  return found.map(({ name }) => ({ query: `DROP INDEX "${name}"` }));
}

/** False if its table or one of its columns is gone on purpose. */
async function isMade(source: DataSource, definition: string): Promise<boolean> {
  try {
    await source.query(definition);
    return true;
  } catch (error) {
    const { code } = (error as QueryFailedError<Error & { code?: string }>).driverError;
    if (code === UNDEFINED_COLUMN || code === UNDEFINED_TABLE) return false;
    throw error;
  }
}

/** TypeORM notes expressions of generated columns under the name of the database, which differs elsewhere. */
function forAnyDatabase({ query, parameters }: Statement, database?: string): Statement {
  const place = parameters?.indexOf(database) ?? -1;
  if (place < 0 || !query.includes('"typeorm_metadata"')) return { query, parameters };
  const numbered = query.replace(/\$(\d+)/g, (_, digits: string) => {
    const at = Number(digits) - 1;
    if (at === place) return 'current_database()';
    return `$${at < place ? at + 1 : at}`;
  });
  return { query: numbered, parameters: parameters?.toSpliced(place, 1) };
}
