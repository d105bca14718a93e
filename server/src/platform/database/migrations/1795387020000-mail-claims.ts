import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailClaims1795387020000 implements MigrationInterface {
  name = 'MailClaims1795387020000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'CREATE INDEX "ix_mails_claimed_at" ON "mails" ("claimed_at") WHERE "claimed_at" IS NOT NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "ix_mails_claimed_at"');
  }
}
