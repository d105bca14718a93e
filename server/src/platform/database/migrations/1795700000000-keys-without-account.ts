import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys of callers without an account are forgotten by what they made, once that joins an account. */
export class KeysWithoutAccount1795700000000 implements MigrationInterface {
  name = 'KeysWithoutAccount1795700000000';
  /** An index that is made while people write is made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'DROP INDEX CONCURRENTLY IF EXISTS "ix_idempotency_keys_result_without_account"',
    );
    await queryRunner.query(
      `CREATE INDEX CONCURRENTLY "ix_idempotency_keys_result_without_account" ON "idempotency_keys" ("result_id") WHERE owner LIKE 'nobody %'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "ix_idempotency_keys_result_without_account"');
  }
}
