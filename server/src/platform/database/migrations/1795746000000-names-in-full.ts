import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NAME_FUNCTIONS } from './name-functions.js';
import { NAME_WORDS } from './name-words.js';

/** What is made from `name_words`, and from the functions that 1795745000000 changed. */
const INDEXES = [
  ...['ix_users_full_name_readings', 'ix_service_requests_name_readings'],
  ...['ix_service_requests_party_readings', 'ix_contact_requests_name_readings'],
  ...['ix_applications_name_readings', 'ix_consultations_name_readings'],
];

/** Names are compared without kinds of companies in full, heirs, articles of titles, and "and others". */
export class NamesInFull1795746000000 implements MigrationInterface {
  name = 'NamesInFull1795746000000';
  /** Indexes are made again while people write. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(NAME_WORDS);
    for (const name of INDEXES) await queryRunner.query(`REINDEX INDEX CONCURRENTLY "${name}"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of NAME_FUNCTIONS) await queryRunner.query(statement);
    for (const name of INDEXES) await queryRunner.query(`REINDEX INDEX "${name}"`);
  }
}
