import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['consultations', 'service_requests'];

/** Lists of requests are filtered by the situation. Indexes are made while people write; this can be done again. */
export class IndexesOfSituations1795795000001 implements MigrationInterface {
  name = 'IndexesOfSituations1795795000001';
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      const index = `"ix_${table}_situation_id"`;
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${index}`);
      await queryRunner.query(
        `CREATE INDEX CONCURRENTLY ${index} ON "${table}" ("situation_id", "created_at")`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(`DROP INDEX IF EXISTS "ix_${table}_situation_id"`);
  }
}
