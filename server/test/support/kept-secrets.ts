import { DataSource } from 'typeorm';
import { AppConfig } from '../../src/platform/config/app-config.js';
import type { TestApp } from './test-app.js';

/** Columns that hold what proves something, or where a file is. */
const COLUMNS = `
  SELECT table_name AS table, column_name AS column, data_type AS type FROM information_schema.columns
   WHERE table_schema = 'public' AND column_name ~ '(^|_)(hash|hashes|token|secret|salt)$|^cv_key$'`;

interface Column {
  table: string;
  column: string;
  type: string;
}

/** Everything that the database and the store keep and no answer may show, by where it is kept. */
export async function keptSecrets(app: TestApp): Promise<Map<string, string[]>> {
  const database = app.app.get(DataSource);
  const kept = new Map([['the folder of files', [app.app.get(AppConfig).filesDir]]]);
  for (const { table, column, type } of await database.query<Column[]>(COLUMNS)) {
    const value = type === 'ARRAY' ? `unnest("${column}")` : `"${column}"`;
    const rows = await database.query<{ value: string | Buffer | null }[]>(
      `SELECT ${value} AS value FROM "${table}"`,
    );
    const texts = rows.flatMap((row) => spellingsOf(row.value));
    if (texts.length > 0) kept.set(`${table}.${column}`, texts);
  }
  return kept;
}

/** How a value could be written in an answer. */
function spellingsOf(value: string | Buffer | null): string[] {
  if (value === null) return [];
  if (typeof value === 'string') return [value];
  return (['hex', 'base64', 'base64url'] as const).map((spelling) => value.toString(spelling));
}
