import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['service_requests', 'contact_requests', 'applications', 'consultations'];

/** The list of what somebody has not seen gave way to notifications, and nothing else read these indexes. */
export class DropUnseenIndexes1795388000000 implements MigrationInterface {
  name = 'DropUnseenIndexes1795388000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) await queryRunner.query(`DROP INDEX "ix_${table}_unseen"`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_unseen" ON "${table}" ("client_wrote_at" DESC) WHERE "deleted_at" IS NULL AND "unanswered_since" IS NOT NULL`,
      );
  }
}
