import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchTrigger } from './search-trigger.js';

const inAllLanguages = (...names: string[]) =>
  names.flatMap((name) => ['ar', 'fr', 'en'].map((language) => `${name}_${language}`));
const eachLanguage = (column: string) =>
  ['ar', 'fr', 'en'].map((language) => `${column} ->> '${language}'`);
const digitsOf = (column: string) => `regexp_replace(${column}, '\\D', '', 'g')`;
const filled = (expression: string) => `coalesce(${expression}, '')`;
const NATIONAL = `regexp_replace(coalesce(phone_e164, ''), '^\\+213', '0')`;
const ROLE = `CASE role WHEN 'admin' THEN 'admin مدير administrateur' WHEN 'lawyer' THEN 'lawyer محامي avocat' WHEN 'secretary' THEN 'secretary سكرتير secrétaire' ELSE 'client عميل' END`;

/** What `search_doc` of each table was made from, empty where there was nothing. */
const WAS_MADE_FROM: Record<string, string[]> = {
  services: inAllLanguages('title', 'description').map(filled),
  consultants: inAllLanguages('name', 'title', 'specialization', 'experience').map(filled),
  job_roles: inAllLanguages('title', 'description').map(filled),
  categories: [...inAllLanguages('name', 'description'), 'slug'].map(filled),
  faqs: inAllLanguages('question', 'answer').map(filled),
  testimonials: inAllLanguages('name', 'role', 'company', 'review').map(filled),
  reply_templates: inAllLanguages('title', 'text').map(filled),
  service_requests: [
    ...['reference', 'client_name', 'client_email', 'client_phone', digitsOf('client_phone')],
    ...['client_phone_e164', 'service_description', 'additional_requirements', 'client_address'],
  ].map(filled),
  contact_requests: [
    ...['reference', 'name', 'email', 'phone', digitsOf('phone'), 'phone_e164'],
    ...['subject', 'message'],
  ].map(filled),
  applications: [
    ...['reference', 'full_name', 'email', 'phone_number', digitsOf('phone_number'), 'phone_e164'],
    ...[...eachLanguage('role_titles'), 'role_slug', 'city'],
  ].map(filled),
  consultations: [
    ...['reference', 'client_name', 'email', 'phone', digitsOf('phone'), 'phone_e164'],
    ...['title', 'description', 'assignee_name', ...eachLanguage('consultant_names')],
  ].map(filled),
  users: [
    ...['full_name', 'email', 'phone_number', digitsOf('phone_number')],
    ...[filled('phone_e164'), NATIONAL, ROLE],
  ],
  contact_info: [
    ...['key_name', 'value', filled('value_fr'), filled('value_en'), filled('phone_e164')],
    NATIONAL,
  ],
  holidays: inAllLanguages('name'),
  audit_events: ['label', 'actor_name'].map(filled),
};

/** Their words stay the same, in the order of the fields that are declared: no row has to be filled again. */
const REORDERED = [
  {
    table: 'service_requests',
    columns: [
      ...['reference', 'client_name', 'client_email', 'client_phone', 'client_phone_e164'],
      ...['client_address', 'service_description', 'additional_requirements', 'opposing_party'],
    ],
    more: [digitsOf('client_phone')],
    of: [],
  },
  {
    table: 'applications',
    columns: [
      ...['reference', 'full_name', 'email', 'phone_number', 'phone_e164'],
      ...['city', 'role_slug'],
    ],
    more: [digitsOf('phone_number'), ...eachLanguage('role_titles')],
    of: ['role_titles'],
  },
];

const METADATA = `"typeorm_metadata" WHERE "type" = 'GENERATED_COLUMN' AND "name" = 'search_doc'
  AND "database" = current_database() AND "schema" = 'public' AND "table" = $1`;

/**
 * Nothing reads `search_doc` since 1795644000000, except that the version before writes that of notifications, which
 * stays.
 */
export class DropSearchDoc1795730000000 implements MigrationInterface {
  name = 'DropSearchDoc1795730000000';
  /** One table is locked at a time. Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(WAS_MADE_FROM)) {
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN IF EXISTS "search_doc"`);
      await queryRunner.query(`DELETE FROM ${METADATA}`, [table]);
    }
    for (const { table, columns, more, of } of REORDERED) {
      const words = `public.search_words(concat_ws(' ', ${[...columns, ...more].join(', ')}))`;
      for (const statement of searchTrigger(table, words, [...columns, ...of]))
        await queryRunner.query(statement);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [table, parts] of Object.entries(WAS_MADE_FROM)) {
      const expression = `search_norm(${parts.join(` || ' ' || `)})`;
      await queryRunner.query(
        `ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "search_doc" text GENERATED ALWAYS AS (${expression}) STORED NOT NULL`,
      );
      await queryRunner.query(`DELETE FROM ${METADATA}`, [table]);
      await queryRunner.query(
        `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), 'public', $1, 'GENERATED_COLUMN', 'search_doc', $2)`,
        [table, expression],
      );
    }
  }
}
