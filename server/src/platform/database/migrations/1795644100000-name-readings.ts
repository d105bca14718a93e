import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DROP_NAME_FUNCTIONS, NAME_FUNCTIONS } from './name-functions.js';

const readings = (column: string) => `USING gin (name_readings(${column}))`;
const likeness = (column: string) => `(email_likeness(${column}), created_at)`;

const INDEXES: Record<string, string> = {
  ix_users_full_name_readings: `ON "users" ${readings('full_name')} WHERE deleted_at IS NULL`,
  ix_service_requests_name_readings: `ON "service_requests" ${readings('client_name')}`,
  ix_service_requests_party_readings: `ON "service_requests" USING gin (party_readings(opposing_party)) WHERE opposing_party IS NOT NULL`,
  ix_contact_requests_name_readings: `ON "contact_requests" ${readings('name')}`,
  ix_applications_name_readings: `ON "applications" ${readings('full_name')}`,
  ix_consultations_name_readings: `ON "consultations" ${readings('client_name')}`,
  ix_service_requests_email_likeness: `ON "service_requests" ${likeness('client_email')}`,
  ix_contact_requests_email_likeness: `ON "contact_requests" ${likeness('email')}`,
  ix_applications_email_likeness: `ON "applications" ${likeness('email')}`,
  ix_consultations_email_likeness: `ON "consultations" ${likeness('email')}`,
};

/** People are found by name in any order and spelling, joined and apart, without titles, and by addresses alike. */
export class NameReadings1795644100000 implements MigrationInterface {
  name = 'NameReadings1795644100000';
  /** Indexes that are made while people write are made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of NAME_FUNCTIONS) await queryRunner.query(statement);
    for (const [name, index] of Object.entries(INDEXES)) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY "${name}" ${index}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await queryRunner.query(`DROP INDEX "${name}"`);
    for (const statement of DROP_NAME_FUNCTIONS) await queryRunner.query(statement);
  }
}
