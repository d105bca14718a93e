import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A session is known by the id that it was opened with, also after it was renewed. An undone change of the address gives name and phone back. */
export class OutlivedSessions1795710000000 implements MigrationInterface {
  name = 'OutlivedSessions1795710000000';
  /** An index that is made while people write is made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" ADD COLUMN IF NOT EXISTS "first_id" uuid');
    await queryRunner.query('ALTER TABLE "email_changes" ADD COLUMN IF NOT EXISTS "profile" jsonb');
    await queryRunner.query('DROP INDEX CONCURRENTLY IF EXISTS "ix_sessions_first_id"');
    await queryRunner.query(
      'CREATE INDEX CONCURRENTLY "ix_sessions_first_id" ON "sessions" ("first_id")',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "ix_sessions_first_id"');
    await queryRunner.query('ALTER TABLE "email_changes" DROP COLUMN "profile"');
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "first_id"');
  }
}
