import type { QueryRunner } from 'typeorm';

/** Rows that are filled in one statement, so that each is locked for a moment only. */
const BATCH = 1000;

/**
 * The function and the trigger that fill `search_words` and `search_joined` of a table from SQL for its words, which
 * reads the named columns. A trigger, because a generated column would rewrite the table. Migrations that have run
 * call this: what they get must not change.
 */
export const searchTrigger = (
  table: string,
  words: string,
  columns: readonly string[],
): [string, string] => [
  `CREATE OR REPLACE FUNCTION fill_search_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT ${words} INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`,
  `CREATE OR REPLACE TRIGGER tr_${table}_search
    BEFORE INSERT OR UPDATE OF ${[...columns, 'search_words', 'search_joined'].join(', ')} ON "${table}"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_${table}()`,
];

const fill = (table: string, after: string, isMeant: string) => `
  WITH batch AS (SELECT id FROM "${table}" ${after} ORDER BY id LIMIT ${BATCH}),
  filled AS (
    UPDATE "${table}" t SET search_words = NULL FROM batch
     WHERE t.id = batch.id AND ${isMeant})
  SELECT id::text AS last FROM batch ORDER BY id DESC LIMIT 1`;

/**
 * Lets the trigger fill the rows that there are, in batches, so it must not run in a transaction: all rows, or those
 * `isMeant` by a condition. The audit log is only changed by who says so.
 */
export async function fillSearchWords(
  queryRunner: QueryRunner,
  table: string,
  isMeant = 'true',
): Promise<void> {
  await queryRunner.query(`SET mizan.audit_retention = 'on'`);
  try {
    let last: string | undefined;
    do {
      const after = last === undefined ? '' : 'WHERE id > $1';
      const values = last === undefined ? [] : [last];
      const statement = fill(table, after, isMeant);
      const rows = (await queryRunner.query(statement, values)) as { last: string }[];
      last = rows[0]?.last;
    } while (last !== undefined);
  } finally {
    await queryRunner.query('RESET mizan.audit_retention');
  }
}
