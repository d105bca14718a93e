import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fillSearchWords, searchTrigger } from './search-trigger.js';

const COLUMNS = ['full_name', 'email', 'phone_number', 'phone_e164'];
const NUMBERS = [
  `regexp_replace(phone_number, '\\D', '', 'g')`,
  `regexp_replace(phone_e164, '^\\+213', '0')`,
];

/** The words of an account, with those for the role of a client. */
function wordsWith(client: string): string {
  const role = `CASE role WHEN 'admin' THEN 'admin مدير administrateur' WHEN 'lawyer' THEN 'lawyer محامي avocat'
  WHEN 'secretary' THEN 'secretary سكرتير secrétaire' ELSE '${client}' END`;
  return `public.search_words(concat_ws(' ', ${[...COLUMNS, ...NUMBERS, role].join(', ')}))`;
}

/** Clients are found by the word that the site calls them, and still by the one of before. */
export class WordForClients1795751000000 implements MigrationInterface {
  name = 'WordForClients1795751000000';
  /** Rows are filled in batches. Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await fillWith(queryRunner, 'client عميل موكل');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await fillWith(queryRunner, 'client عميل');
  }
}

async function fillWith(queryRunner: QueryRunner, client: string): Promise<void> {
  for (const statement of searchTrigger('users', wordsWith(client), [...COLUMNS, 'role']))
    await queryRunner.query(statement);
  await fillSearchWords(queryRunner, 'users', `t.role = 'client'`);
}
