import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['applications', 'consultations', 'contact_requests', 'service_requests'];
const COLUMNS = { intake_channel: 'intake_channel', taken_by: 'taken_by_id' };

/** Indexes are made while people write. Everything here can be done again. */
export class IndexesOfIntake1795775800751 implements MigrationInterface {
  name = 'IndexesOfIntake1795775800751';
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      for (const [name, column] of Object.entries(COLUMNS)) {
        await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "ix_${table}_${name}"`);
        await queryRunner.query(
          `CREATE INDEX CONCURRENTLY "ix_${table}_${name}" ON "${table}" ("${column}", "created_at") WHERE ${column} IS NOT NULL`,
        );
      }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      for (const name of Object.keys(COLUMNS))
        await queryRunner.query(`DROP INDEX IF EXISTS "ix_${table}_${name}"`);
  }
}
