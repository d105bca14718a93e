import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of people who do not know which service or branch of law fits: the office places them (A83). */
export class RequestsToPlace1795646000000 implements MigrationInterface {
  name = 'RequestsToPlace1795646000000';
  /** An index that is made while people write is made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "service_requests" ADD COLUMN IF NOT EXISTS "to_be_placed" boolean NOT NULL DEFAULT false`,
    );
    await queryRunner.query(
      `ALTER TABLE "consultations" ALTER COLUMN "consultation_type" DROP NOT NULL`,
    );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "ix_service_requests_to_be_placed"');
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY "ix_service_requests_to_be_placed" ON "service_requests" ("created_at") WHERE to_be_placed`,
    );
  }

  /** The release before cannot keep a consultation without a branch: it had the first one as its default choice. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "ix_service_requests_to_be_placed"');
    await queryRunner.query('ALTER TABLE "service_requests" DROP COLUMN "to_be_placed"');
    await queryRunner.query(
      `UPDATE "consultations" SET "consultation_type" = 'civil' WHERE "consultation_type" IS NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE "consultations" ALTER COLUMN "consultation_type" SET NOT NULL`,
    );
  }
}
