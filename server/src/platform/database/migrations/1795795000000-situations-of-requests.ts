import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['consultations', 'service_requests'];

/** Requests and consultations keep the situation from whose page the person came. */
export class SituationsOfRequests1795795000000 implements MigrationInterface {
  name = 'SituationsOfRequests1795795000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`ALTER TABLE "${table}" ADD "situation_id" uuid`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "situation_id"`);
  }
}
