import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a CV may be opened; those from before are as they were. */
export class DocumentStates1795428000000 implements MigrationInterface {
  name = 'DocumentStates1795428000000';
  /** An index that is made while people write is made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "applications" ADD COLUMN IF NOT EXISTS "cv_state" text NOT NULL DEFAULT 'available'`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "ix_applications_cv_unscanned"');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY "ix_applications_cv_unscanned" ON "applications" ("created_at") WHERE cv_state = 'unscanned'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "ix_applications_cv_unscanned"');
    await queryRunner.query('ALTER TABLE "applications" DROP COLUMN "cv_state"');
  }
}
