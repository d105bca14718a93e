import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The branches of law of consultants, by which clients choose whom they book. */
export class ConsultantBranches1795752600000 implements MigrationInterface {
  name = 'ConsultantBranches1795752600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "consultants" ADD "branches" text array NOT NULL DEFAULT '{}'`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "consultants" DROP COLUMN "branches"`);
  }
}
