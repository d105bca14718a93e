import type { MigrationInterface, QueryRunner } from 'typeorm';

const BATCH = 1000;
const REQUESTS = ['service_requests', 'contact_requests', 'applications', 'consultations', 'mails'];
const IS_GONE = REQUESTS.map((table) => `NOT EXISTS (SELECT FROM ${table} r WHERE r.id = row_id)`);
const IS_ERASED = `user_id IN (SELECT id FROM users WHERE email = '')`;

/** A batch locks its rows only while it runs; who writes meanwhile is passed over and writes no name any more. */
const batchOf = (condition: string, change: string) => `
  WITH batch AS (
    SELECT row_id, user_id FROM row_views WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), changed AS (${change} RETURNING 1)
  SELECT count(*)::int AS count FROM changed`;
const SAME_ROW = 'v.row_id = batch.row_id AND v.user_id = batch.user_id';
const DROP = batchOf(
  `${IS_ERASED} OR (${IS_GONE.join(' AND ')})`,
  `DELETE FROM row_views v USING batch WHERE ${SAME_ROW}`,
);
const BLANK = batchOf(
  `open_until IS NULL AND user_name <> ''`,
  `UPDATE row_views v SET user_name = '' FROM batch WHERE ${SAME_ROW}`,
);

/** Views keep the name only of who has a request open, and nothing of erased people and deleted requests. */
export class NamelessViews1795740000000 implements MigrationInterface {
  name = 'NamelessViews1795740000000';
  /** Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of [DROP, BLANK]) {
      let changed: { count: number }[];
      do changed = (await queryRunner.query(statement)) as { count: number }[];
      while (changed[0]?.count);
    }
  }

  /** Names that were removed stay away: the version before needs none. */
  async down(): Promise<void> {
    // nothing to bring back
  }
}
