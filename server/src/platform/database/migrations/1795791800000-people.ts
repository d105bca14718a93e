import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  DROP_PEOPLE_FUNCTIONS,
  FILL_PEOPLE,
  PEOPLE_FUNCTIONS,
  PEOPLE_TABLES,
} from './people-functions.js';
import { searchTrigger } from './search-trigger.js';

const TEXTS = `text array NOT NULL DEFAULT '{}'`;
const TIMES = `"created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`;

const TABLES = [
  `CREATE TABLE IF NOT EXISTS "people" (${TIMES}, "id" uuid NOT NULL, "root_id" uuid NOT NULL, "merged_into" uuid, "full_name" text NOT NULL DEFAULT '', "names" ${TEXTS}, "emails" ${TEXTS}, "mailboxes" ${TEXTS}, "phones" ${TEXTS}, "name_keys" ${TEXTS}, "has_account" boolean NOT NULL DEFAULT false, "request_count" integer NOT NULL DEFAULT '0', "last_request_at" TIMESTAMP WITH TIME ZONE, "is_listed" boolean NOT NULL DEFAULT false, "search_words" text, "search_joined" text, CONSTRAINT "pk_people" PRIMARY KEY ("id"))`,
  `CREATE TABLE IF NOT EXISTS "person_merges" (${TIMES}, "id" uuid NOT NULL, "from_id" uuid NOT NULL, "into_id" uuid NOT NULL, "merged_by_id" uuid NOT NULL, "undone_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_person_merges" PRIMARY KEY ("id"))`,
];

const OWN_INDEXES = {
  ix_people_root: '"people" ("root_id")',
  ix_people_created_at: '"people" ("created_at", "id") WHERE is_listed',
  ix_people_full_name: '"people" ("full_name", "id") WHERE is_listed',
  ix_people_request_count: '"people" ("request_count", "id") WHERE is_listed',
  ix_people_has_account: '"people" ("has_account", "created_at", "id") WHERE is_listed',
  // people without a request are older than all others, in both directions
  ix_people_last_request_at: '"people" ("last_request_at" NULLS FIRST, "id") WHERE is_listed',
  // each new request looks into it: without a list of what is not sorted in yet
  ix_people_contacts: '"people" USING gin (mailboxes, phones) WITH (fastupdate = off)',
  ix_people_name_keys: '"people" USING gin (name_keys) WHERE is_listed',
  ix_people_words: '"people" USING gin (search_words gin_trgm_ops, search_joined gin_trgm_ops)',
  ix_person_merges_from: '"person_merges" ("from_id", "created_at")',
  ix_person_merges_into: '"person_merges" ("into_id", "created_at")',
};

const joined = (column: string) => `array_to_string(${column}, ' ')`;
const WORDS = `public.search_words(concat_ws(' ', ${joined('names')}, ${joined('emails')}, ${joined('phones')}, regexp_replace(${joined('phones')}, '\\+213', '0', 'g')))`;

/** Rows by which people are found, and those that the filling looks for. */
const indexesOf = (table: string) => {
  const columns = table === 'users' ? '"person_id"' : '"person_id", "created_at"';
  return { [`ix_${table}_person`]: `"${table}" (${columns})` };
};

/** Whose each account and request is, as the office sees it; records of one person can be merged. */
export class People1795791800000 implements MigrationInterface {
  name = 'People1795791800000';
  /** Rows are filled in batches, and indexes made while people write. Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    const run = async (statements: readonly string[]) => {
      for (const statement of statements) await queryRunner.query(statement);
    };
    await run(TABLES);
    for (const [name, index] of Object.entries(OWN_INDEXES))
      await queryRunner.query(`CREATE INDEX IF NOT EXISTS "${name}" ON ${index}`);
    await run(searchTrigger('people', WORDS, ['names', 'emails', 'phones']));
    for (const table of PEOPLE_TABLES) {
      await queryRunner.query(`ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "person_id" uuid`);
      for (const [name, index] of Object.entries(indexesOf(table))) {
        await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
        await queryRunner.query(`CREATE INDEX CONCURRENTLY "${name}" ON ${index}`);
      }
    }
    await run(PEOPLE_FUNCTIONS);
    for (const fill of FILL_PEOPLE) {
      let last: string | undefined;
      do {
        const [text, values] = last === undefined ? [fill(''), []] : [fill('AND id > $1'), [last]];
        const rows = (await queryRunner.query(text, values)) as { last: string }[];
        last = rows[0]?.last;
      } while (last !== undefined);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of DROP_PEOPLE_FUNCTIONS) await queryRunner.query(statement);
    for (const table of PEOPLE_TABLES)
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "person_id"`);
    await queryRunner.query('DROP TABLE "person_merges"');
    await queryRunner.query('DROP TABLE "people"');
    await queryRunner.query('DROP FUNCTION fill_search_of_people()');
  }
}
