import type { Database } from './database.js';

const BATCH = 500;
const NIL = '00000000-0000-0000-0000-000000000000';

/** A column of texts, the column that is written, which may be the same, and SQL for the rows in question. */
export interface RewrittenColumn {
  table: string;
  from: string;
  to: string;
  where: string;
}

/**
 * Writes what stored texts become, where that is something; a text that somebody changes meanwhile is left. Few rows
 * are locked at a time, so that this can run beside people at work, and in several processes.
 */
export async function rewriteColumn(
  database: Database,
  { table, from, to, where }: RewrittenColumn,
  become: (text: string) => string | null,
): Promise<void> {
  const select = `
    SELECT id, ${from} AS text FROM ${table}
     WHERE id > $1::uuid AND ${where} ORDER BY id LIMIT ${BATCH}`;
  const update = `
    UPDATE ${table} t SET ${to} = v.value
      FROM unnest($1::uuid[], $2::text[], $3::text[]) AS v(id, text, value)
     WHERE t.id = v.id AND t.${from} = v.text`;
  for (let after: string | undefined = NIL; after;) {
    const rows: { id: string; text: string }[] = await database.query(select, [after]);
    const changed = rows.flatMap((row) => {
      const value = become(row.text);
      return value === null ? [] : [{ ...row, value }];
    });
    const columns = (['id', 'text', 'value'] as const).map((name) =>
      changed.map((row) => row[name]),
    );
    if (changed.length > 0) await database.query(update, columns);
    after = rows.at(-1)?.id;
  }
}
