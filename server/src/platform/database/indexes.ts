import type { DataSource } from 'typeorm';

export interface DatabaseIndex {
  name: string;
  table: string;
  /** The statement that makes it. */
  definition: string;
  /** It belongs to a key or constraint, which is made and dropped with it. */
  isConstraint: boolean;
}

const INDEXES = `SELECT i.relname AS name, t.relname AS table,
  replace(pg_get_indexdef(x.indexrelid), ' ON public.', ' ON ') AS definition,
  EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = x.indexrelid AND c.contype IN ('p', 'u', 'x')) AS "isConstraint"
  FROM pg_index x
  JOIN pg_class i ON i.oid = x.indexrelid
  JOIN pg_class t ON t.oid = x.indrelid
  WHERE t.relnamespace = 'public'::regnamespace AND t.relname NOT IN ('migrations', 'typeorm_metadata')
  ORDER BY t.relname COLLATE "C", i.relname COLLATE "C"`;

/** Every index of the product's tables, whether TypeORM can write it or not. */
export const readIndexes = (source: DataSource) => source.query<DatabaseIndex[]>(INDEXES);

/** As a text that people read and compare: a line for each. */
export async function listOfIndexes(source: DataSource): Promise<string> {
  const indexes = await readIndexes(source);
  return indexes.map(({ definition }) => `${definition}\n`).join('');
}
