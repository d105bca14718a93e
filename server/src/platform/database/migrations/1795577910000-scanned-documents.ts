import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which CVs were scanned for viruses. Of those from before nobody knows, so they are scanned (again). */
export class ScannedDocuments1795577910000 implements MigrationInterface {
  name = 'ScannedDocuments1795577910000';
  /** An index that is made while people write is made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "applications" ADD COLUMN IF NOT EXISTS "cv_scanned" boolean NOT NULL DEFAULT false`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "ix_applications_cv_not_scanned"');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY "ix_applications_cv_not_scanned" ON "applications" ("created_at") WHERE NOT cv_scanned`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "ix_applications_cv_unscanned"');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE INDEX "ix_applications_cv_unscanned" ON "applications" ("created_at") WHERE cv_state = 'unscanned'`,
    );
    await queryRunner.query('DROP INDEX "ix_applications_cv_not_scanned"');
    await queryRunner.query('ALTER TABLE "applications" DROP COLUMN "cv_scanned"');
  }
}
