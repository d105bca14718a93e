import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The database numbers a request as it is inserted: one statement less for each. */
export class ReferenceDefault1795256261000 implements MigrationInterface {
  name = 'ReferenceDefault1795256261000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE service_requests ALTER COLUMN reference SET DEFAULT next_reference('SR')`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE service_requests ALTER COLUMN reference DROP DEFAULT');
  }
}
