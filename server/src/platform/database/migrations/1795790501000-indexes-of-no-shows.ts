import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lists of consultations are filtered by those that the client did not come to. The index is made while people write, and
 * can be made again.
 */
export class IndexesOfNoShows1795790501000 implements MigrationInterface {
  name = 'IndexesOfNoShows1795790501000';
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "ix_consultations_no_show"`);
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY "ix_consultations_no_show" ON "consultations" ("created_at") WHERE no_show_at IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX IF EXISTS "ix_consultations_no_show"`);
  }
}
