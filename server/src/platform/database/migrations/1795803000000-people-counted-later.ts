import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PEOPLE_COUNTED, PEOPLE_COUNTED_BEFORE } from './people-counted-functions.js';

/**
 * A request of somebody who is known by all that it names writes the person no more, which cost most of what storing it
 * did: the person waits in a list, and a job counts their requests.
 */
export class PeopleCountedLater1795803000000 implements MigrationInterface {
  name = 'PeopleCountedLater1795803000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "people_to_refresh" ("person_id" uuid NOT NULL, "id" uuid NOT NULL, CONSTRAINT "pk_people_to_refresh" PRIMARY KEY ("person_id", "id"))`,
    );
    for (const statement of PEOPLE_COUNTED) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of PEOPLE_COUNTED_BEFORE) await queryRunner.query(statement);
    await queryRunner.query(
      `SELECT refresh_person(person_id) FROM (SELECT DISTINCT person_id FROM people_to_refresh ORDER BY 1) waiting`,
    );
    await queryRunner.query('DROP TABLE "people_to_refresh"');
  }
}
