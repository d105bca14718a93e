import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail is stored as what it is about and put into words when it is sent. The words of mails before
 * cannot be told apart again: those rows, of no released version, are left behind.
 */
export class MailWords1795262100000 implements MigrationInterface {
  name = 'MailWords1795262100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM mails');
    await queryRunner.query(
      `ALTER TABLE mails DROP COLUMN subject, DROP COLUMN text, DROP COLUMN html,
        ADD COLUMN template varchar(64) NOT NULL, ADD COLUMN path text,
        ADD COLUMN variables jsonb NOT NULL DEFAULT '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DELETE FROM mails');
    await queryRunner.query(
      `ALTER TABLE mails DROP COLUMN template, DROP COLUMN path, DROP COLUMN variables,
        ADD COLUMN subject text NOT NULL, ADD COLUMN text text NOT NULL, ADD COLUMN html text NOT NULL`,
    );
  }
}
