import type { MigrationInterface, QueryRunner } from 'typeorm';

const REQUESTS = ['service_requests', 'contact_requests', 'applications', 'consultations'];
const IS_ERASED = `user_id IN (SELECT id FROM users WHERE email = '')`;
const HAS_NO_ROW = REQUESTS.map(
  (table) => `NOT EXISTS (SELECT FROM ${table} r WHERE r.id = row_id)`,
);

/** Views keep the name only of who has a request open, and nothing of erased people and deleted requests. */
export class NamelessViews1795740000000 implements MigrationInterface {
  name = 'NamelessViews1795740000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    const isGone = [...HAS_NO_ROW, 'NOT EXISTS (SELECT FROM mails m WHERE m.id = row_id)'];
    await queryRunner.query(
      `DELETE FROM row_views WHERE ${IS_ERASED} OR (${isGone.join(' AND ')})`,
    );
    await queryRunner.query(`UPDATE row_views SET user_name = '' WHERE open_until IS NULL`);
  }

  /** Names that were removed stay away: the version before needs none. */
  async down(): Promise<void> {
    // nothing to bring back
  }
}
