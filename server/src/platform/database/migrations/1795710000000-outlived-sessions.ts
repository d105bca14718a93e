import type { MigrationInterface, QueryRunner } from 'typeorm';

const REQUESTS = ['service_requests', 'contact_requests', 'consultations', 'applications'];

/**
 * A session is known by the id that it was opened with, also after it was renewed. An undone change of the address gives
 * name and phone back, and what left the account by it is told from what was sent without one.
 */
export class OutlivedSessions1795710000000 implements MigrationInterface {
  name = 'OutlivedSessions1795710000000';
  /** An index that is made while people write is made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "first_id" uuid');
    await queryRunner.query('ALTER TABLE "email_changes" ADD COLUMN IF NOT EXISTS "profile" jsonb');
    for (const table of REQUESTS)
      await queryRunner.query(
        `ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "left_at" TIMESTAMP WITH TIME ZONE`,
      );
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "ix_sessions_first_id"');
    await queryRunner.query(
      'CREATE INDEX CONCURRENTLY "ix_sessions_first_id" ON "sessions" ("first_id")',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "ix_sessions_first_id"');
    for (const table of REQUESTS)
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "left_at"`);
    await queryRunner.query('ALTER TABLE "email_changes" DROP COLUMN "profile"');
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "first_id"');
  }
}
