import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['applications', 'consultations', 'contact_requests', 'service_requests'];
const COLUMNS = {
  intake_channel: 'intake_channel',
  taken_by_id: 'uuid',
  taken_by_name: 'text',
  mail_language: 'locale',
};

/** Requests that the office writes down for somebody who called or came. */
export class Intake1795775799751 implements MigrationInterface {
  name = 'Intake1795775799751';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "intake_channel" AS ENUM('phone', 'counter', 'whatsapp', 'email')`,
    );
    await queryRunner.query(
      `ALTER TYPE "request_event_type" ADD VALUE IF NOT EXISTS 'taken' BEFORE 'status_changed'`,
    );
    for (const table of TABLES)
      for (const [column, type] of Object.entries(COLUMNS))
        await queryRunner.query(`ALTER TABLE "${table}" ADD "${column}" ${type}`);
  }

  /** The new type of events stays: PostgreSQL cannot take it away. */
  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      for (const column of Object.keys(COLUMNS))
        await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "${column}"`);
    await queryRunner.query('DROP TYPE "intake_channel"');
  }
}
