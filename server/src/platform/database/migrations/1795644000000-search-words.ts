import type { MigrationInterface, QueryRunner } from 'typeorm';
import { DROP_SEARCH_FUNCTIONS, SEARCH_FUNCTIONS } from './search-functions.js';
import { fillSearchWords, searchTrigger } from './search-trigger.js';

/** By what the rows of a table are searched. */
interface Searched {
  columns: string[];
  /** Expressions, and the further columns that they read. */
  more?: string[];
  of?: string[];
}

const inAllLanguages = (...names: string[]) =>
  names.flatMap((name) => ['ar', 'fr', 'en'].map((language) => `${name}_${language}`));
const eachLanguage = (column: string) =>
  ['ar', 'fr', 'en'].map((language) => `${column} ->> '${language}'`);
const digitsOf = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;
const NATIONAL = `regexp_replace(phone_e164, '^\\+213', '0')`;
const ROLE = `CASE role WHEN 'admin' THEN 'admin مدير administrateur' WHEN 'lawyer' THEN 'lawyer محامي avocat'
  WHEN 'secretary' THEN 'secretary سكرتير secrétaire' ELSE 'client عميل' END`;

/** Tables whose lists are searched in one status. */
const BY_STATUS: Record<string, Searched> = {
  services: { columns: inAllLanguages('title', 'description') },
  consultants: { columns: inAllLanguages('name', 'title', 'specialization', 'experience') },
  job_roles: { columns: inAllLanguages('title', 'description') },
  categories: { columns: [...inAllLanguages('name', 'description'), 'slug'] },
  faqs: { columns: inAllLanguages('question', 'answer') },
  testimonials: { columns: inAllLanguages('name', 'role', 'company', 'review') },
  reply_templates: { columns: inAllLanguages('title', 'text') },
  service_requests: {
    columns: [
      ...['reference', 'client_name', 'client_email', 'client_phone', 'client_phone_e164'],
      ...['service_description', 'additional_requirements', 'client_address', 'opposing_party'],
    ],
    more: [digitsOf('client_phone')],
  },
  contact_requests: {
    columns: ['reference', 'name', 'email', 'phone', 'phone_e164', 'subject', 'message'],
    more: [digitsOf('phone')],
  },
  applications: {
    columns: [
      ...['reference', 'full_name', 'email', 'phone_number', 'phone_e164'],
      ...['role_slug', 'city'],
    ],
    more: [digitsOf('phone_number'), ...eachLanguage('role_titles')],
    of: ['role_titles'],
  },
  consultations: {
    columns: [
      ...['reference', 'client_name', 'email', 'phone', 'phone_e164'],
      ...['title', 'description', 'assignee_name'],
    ],
    more: [digitsOf('phone'), ...eachLanguage('consultant_names')],
    of: ['consultant_names'],
  },
};

const OTHERS: Record<string, Searched> = {
  users: {
    columns: ['full_name', 'email', 'phone_number', 'phone_e164'],
    more: [digitsOf('phone_number'), NATIONAL, ROLE],
    of: ['role'],
  },
  contact_info: {
    columns: ['key_name', 'value', 'value_fr', 'value_en', 'phone_e164'],
    more: [NATIONAL],
  },
  holidays: { columns: inAllLanguages('name') },
  audit_events: { columns: ['label', 'actor_name'] },
};

/** Its words are written with the row; a process of before writes only `search_doc`. The lists are short. */
const NOTIFICATIONS = 'coalesce(search_words, public.search_words(search_doc))';

/** The rows that nothing has filled meanwhile. */
const MISSING = 't.search_words IS NULL';

const wordsOf = ({ columns, more = [] }: Searched) =>
  `public.search_words(concat_ws(' ', ${[...columns, ...more].join(', ')}))`;

/** A process of the version before does not know these columns. */
const makeTrigger = (table: string, words: string, columns: string[]) => [
  `ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "search_words" text, ADD COLUMN IF NOT EXISTS "search_joined" text`,
  ...searchTrigger(table, words, columns),
];

/** Searches read the words of a row in plain letters, and the same without blanks, for names written as one word. */
export class SearchWords1795644000000 implements MigrationInterface {
  name = 'SearchWords1795644000000';
  /** Rows are filled in batches, and indexes made while people write. Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of SEARCH_FUNCTIONS) await queryRunner.query(statement);
    const run = async (statements: string[]) => {
      for (const statement of statements) await queryRunner.query(statement);
    };
    await run(makeTrigger('notifications', NOTIFICATIONS, ['search_doc']));
    await fillSearchWords(queryRunner, 'notifications', MISSING);
    for (const [table, searched] of Object.entries({ ...BY_STATUS, ...OTHERS })) {
      const columns = [...searched.columns, ...(searched.of ?? [])];
      await run(makeTrigger(table, wordsOf(searched), columns));
      await fillSearchWords(queryRunner, table, MISSING);
      const status = table in BY_STATUS ? 'status, ' : '';
      await run([
        `DROP INDEX CONCURRENTLY IF EXISTS "ix_${table}_words"`,
        `CREATE INDEX CONCURRENTLY "ix_${table}_words" ON "${table}" USING gin (${status}search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
      ]);
    }
    // last, because a process of the version before still searches by them
    for (const table of Object.keys({ ...BY_STATUS, ...OTHERS }))
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "ix_${table}_search"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const tables = [...Object.keys({ ...BY_STATUS, ...OTHERS }), 'notifications'];
    for (const table of tables) {
      const status = table in BY_STATUS ? 'status, ' : '';
      if (table !== 'notifications')
        await queryRunner.query(
          `CREATE INDEX "ix_${table}_search" ON "${table}" USING gin (${status}search_doc gin_trgm_ops)`,
        );
      await queryRunner.query(`DROP TRIGGER tr_${table}_search ON "${table}"`);
      await queryRunner.query(`DROP FUNCTION fill_search_of_${table}()`);
      await queryRunner.query(
        `ALTER TABLE "${table}" DROP COLUMN "search_words", DROP COLUMN "search_joined"`,
      );
    }
    for (const statement of DROP_SEARCH_FUNCTIONS) await queryRunner.query(statement);
  }
}
