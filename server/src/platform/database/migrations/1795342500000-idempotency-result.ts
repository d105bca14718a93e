import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Idempotency keys of all kinds of rows: services have numbers as ids. */
export class IdempotencyResult1795342500000 implements MigrationInterface {
  name = 'IdempotencyResult1795342500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "idempotency_keys" ALTER COLUMN "result_id" TYPE text USING "result_id"::text',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM "idempotency_keys" WHERE "result_id" !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`,
    );
    await queryRunner.query(
      'ALTER TABLE "idempotency_keys" ALTER COLUMN "result_id" TYPE uuid USING "result_id"::uuid',
    );
  }
}
