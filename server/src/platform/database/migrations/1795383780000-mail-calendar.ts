import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailCalendar1795383780000 implements MigrationInterface {
  name = 'MailCalendar1795383780000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "mails" ADD "calendar" jsonb');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "mails" DROP COLUMN "calendar"');
  }
}
