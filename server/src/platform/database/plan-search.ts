import type { DataSource, EntityMetadata } from 'typeorm';
import { readIndexes } from './indexes.js';
import { searchTrigger } from './migrations/search-trigger.js';
import { type Searched, searchedBy } from './search-columns.js';

interface SearchPlan {
  up: string[];
  down: string[];
  /** Tables whose rows have other words afterwards, and those whose rows get back the words of before. */
  refilled: { up: string[]; down: string[] };
}

/** The statements that make a function and its trigger. */
type Trigger = [string, string];

const TRIGGERS = `SELECT c.relname AS "table", pg_get_functiondef(p.oid) AS "function",
  replace(pg_get_triggerdef(t.oid), 'CREATE TRIGGER', 'CREATE OR REPLACE TRIGGER') AS "trigger"
  FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
  WHERE p.proname = 'fill_search_of_' || c.relname`;
const TABLES = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;

/**
 * What a migration has to do so that rows are searched by what their entities declare, and how it is undone; nothing
 * if the database does so already.
 */
export async function planSearch(source: DataSource): Promise<SearchPlan> {
  const stored = await storedTriggers(source);
  const tables = await source.query<{ name: string }[]>(TABLES);
  const indexes = await readIndexes(source);
  const plan: SearchPlan = { up: [], down: [], refilled: { up: [], down: [] } };
  for (const metadata of source.entityMetadatas) {
    const { tableName: table } = metadata;
    const searched = searchedBy(table);
    if (!searched) continue;
    const [wanted, before] = [declaredTrigger(table, searched), stored.get(table)];
    if (!before || factsOf(before) !== factsOf(wanted)) {
      plan.up.push(...wanted);
      plan.down.push(...(before ?? removal(table)));
      if (tables.some(({ name }) => name === table)) plan.refilled.up.push(table);
      if (before) plan.refilled.down.push(table);
    }
    if (indexes.some(({ name }) => name === `ix_${table}_words`)) continue;
    plan.up.push(makeIndex(metadata));
    plan.down.push(`DROP INDEX "ix_${table}_words"`);
  }
  return plan;
}

async function storedTriggers(source: DataSource): Promise<Map<string, Trigger>> {
  type Row = Record<'table' | 'function' | 'trigger', string>;
  const rows = await source.query<Row[]>(TRIGGERS);
  return new Map(rows.map((row) => [row.table, [row.function, row.trigger]]));
}

function declaredTrigger(table: string, { columns, expressions = {} }: Searched): Trigger {
  const words = [...columns, ...Object.values(expressions).flat()].join(', ');
  const read = new Set([...columns, ...Object.keys(expressions)]);
  return searchTrigger(table, `public.search_words(concat_ws(' ', ${words}))`, [...read]);
}

/** What two triggers must have in common to do the same: the body of the function, and the columns they wait for. */
function factsOf([definition, trigger]: Trigger): string {
  const [, body = ''] = /AS \$\w*\$(.*)\$\w*\$/s.exec(definition) ?? [];
  const [, columns = ''] = /UPDATE OF (.*?)\s+ON /s.exec(trigger) ?? [];
  const facts = [body.replace(/\s+/g, ' ').trim(), ...columns.split(', ').sort()];
  return facts.join('\n');
}

const removal = (table: string) => [
  `DROP TRIGGER tr_${table}_search ON "${table}"`,
  `DROP FUNCTION fill_search_of_${table}()`,
];

/** Lists that have a status are searched in one status. */
function makeIndex({ tableName: table, columns }: EntityMetadata): string {
  const status = columns.some(({ databaseName }) => databaseName === 'status') ? 'status, ' : '';
  return `CREATE INDEX "ix_${table}_words" ON "${table}" USING gin (${status}search_words gin_trgm_ops, search_joined gin_trgm_ops)`;
}
