import type { MigrationInterface, QueryRunner } from 'typeorm';
import { HAS_SIGNS, SEARCH_FUNCTIONS, SEARCH_FUNCTIONS_OF_SIGNS } from './search-functions.js';
import { fillSearchWords } from './search-trigger.js';

/** What lists search in. Notifications keep their words: they are read for a short time. */
const TABLES = [
  ...['services', 'consultants', 'job_roles', 'categories', 'faqs', 'testimonials'],
  ...['reply_templates', 'service_requests', 'contact_requests', 'applications', 'consultations'],
  ...['users', 'contact_info', 'holidays', 'audit_events'],
];

/** The Arabic percent sign finds the other one, and words are found that emoji touch. */
export class SearchSigns1795745000000 implements MigrationInterface {
  name = 'SearchSigns1795745000000';
  /** Rows are filled in batches. Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of SEARCH_FUNCTIONS_OF_SIGNS) await queryRunner.query(statement);
    for (const table of TABLES) await fillSearchWords(queryRunner, table, HAS_SIGNS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of SEARCH_FUNCTIONS) await queryRunner.query(statement);
    for (const table of TABLES) await fillSearchWords(queryRunner, table, HAS_SIGNS);
  }
}
