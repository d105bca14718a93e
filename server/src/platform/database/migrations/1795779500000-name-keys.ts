import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DROP_NAME_KEY_FUNCTIONS, NAME_KEY_FUNCTIONS } from './name-keys.js';

const keys = (column: string) => `USING gin (name_keys(${column}))`;

const INDEXES: Record<string, string> = {
  ix_users_full_name_keys: `ON "users" ${keys('full_name')} WHERE deleted_at IS NULL`,
  ix_service_requests_name_keys: `ON "service_requests" ${keys('client_name')}`,
  ix_service_requests_party_keys: `ON "service_requests" USING gin (party_keys(opposing_party)) WHERE opposing_party IS NOT NULL`,
  ix_contact_requests_name_keys: `ON "contact_requests" ${keys('name')}`,
  ix_applications_name_keys: `ON "applications" ${keys('full_name')}`,
  ix_consultations_name_keys: `ON "consultations" ${keys('client_name')}`,
};

/** What names were compared by before, in one script. */
const BEFORE = Object.entries(INDEXES).map(
  ([name, index]) =>
    [name, index].map((text) => text.replaceAll('_keys', '_readings')) as [string, string],
);

/** Names are found in both scripts and in any transcription: by what they sound like. */
export class NameKeys1795779500000 implements MigrationInterface {
  name = 'NameKeys1795779500000';
  /** Indexes are made while people write. Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of NAME_KEY_FUNCTIONS) await queryRunner.query(statement);
    for (const [name, index] of Object.entries(INDEXES)) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY "${name}" ${index}`);
    }
    // last, because a process of the version before still finds names by them
    for (const [name] of BEFORE)
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, index] of BEFORE) await queryRunner.query(`CREATE INDEX "${name}" ${index}`);
    for (const name of Object.keys(INDEXES)) await queryRunner.query(`DROP INDEX "${name}"`);
    for (const statement of DROP_NAME_KEY_FUNCTIONS) await queryRunner.query(statement);
  }
}
