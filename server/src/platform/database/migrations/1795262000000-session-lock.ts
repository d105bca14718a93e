import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session was last used by its person, and whether it is locked (A12). */
export class SessionLock1795262000000 implements MigrationInterface {
  name = 'SessionLock1795262000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "sessions" ADD "last_used_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
    await queryRunner.query(`ALTER TABLE "sessions" ADD "locked_at" TIMESTAMP WITH TIME ZONE`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "locked_at"');
    await queryRunner.query('ALTER TABLE "sessions" DROP COLUMN "last_used_at"');
  }
}
