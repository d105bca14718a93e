import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PEOPLE_COMPARED, PEOPLE_COMPARED_BEFORE } from './people-compared-functions.js';

const TIMES = `"created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL`;

const TABLES = {
  people_to_compare: `"person_id" uuid NOT NULL, CONSTRAINT "pk_people_to_compare" PRIMARY KEY ("person_id")`,
  person_pairs: `"person_id" uuid NOT NULL, "other_id" uuid NOT NULL, CONSTRAINT "pk_person_pairs" PRIMARY KEY ("person_id", "other_id")`,
  person_dismissals: `${TIMES}, "one_id" uuid NOT NULL, "other_id" uuid NOT NULL, "one_version" integer NOT NULL, "other_version" integer NOT NULL, "dismissed_by_id" uuid NOT NULL, "undone_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_person_dismissals" PRIMARY KEY ("id")`,
  request_separations: `${TIMES}, "request_kind" text NOT NULL, "request_id" uuid NOT NULL, "from_id" uuid NOT NULL, "to_id" uuid NOT NULL, "separated_by_id" uuid NOT NULL, "undone_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_request_separations" PRIMARY KEY ("id")`,
};

const INDEXES = {
  ix_person_pairs_other: '"person_pairs" ("other_id")',
  ix_person_dismissals_one: '"person_dismissals" ("one_id", "other_id")',
  ix_person_dismissals_other: '"person_dismissals" ("other_id")',
  ix_request_separations_from: '"request_separations" ("from_id")',
  ix_request_separations_to: '"request_separations" ("to_id")',
};

/**
 * Who is probably there twice is kept, so that lists can be narrowed to them; and what the office says against it: that
 * two people are not one, and that a request is of somebody else.
 */
export class PeopleKeptApart1795793500000 implements MigrationInterface {
  name = 'PeopleKeptApart1795793500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(TABLES))
      await queryRunner.query(`CREATE TABLE "${table}" (${columns})`);
    for (const [name, index] of Object.entries(INDEXES))
      await queryRunner.query(`CREATE INDEX "${name}" ON ${index}`);
    await queryRunner.query(
      `ALTER TABLE "people" ADD "identity_version" integer NOT NULL DEFAULT '0'`,
    );
    for (const statement of PEOPLE_COMPARED) await queryRunner.query(statement);
    await queryRunner.query(
      `INSERT INTO people_to_compare (person_id) SELECT id FROM people WHERE is_listed ON CONFLICT DO NOTHING`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of PEOPLE_COMPARED_BEFORE) await queryRunner.query(statement);
    await queryRunner.query(`ALTER TABLE "people" DROP COLUMN "identity_version"`);
    for (const table of Object.keys(TABLES)) await queryRunner.query(`DROP TABLE "${table}"`);
  }
}
