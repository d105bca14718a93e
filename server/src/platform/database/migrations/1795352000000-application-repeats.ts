import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ApplicationRepeats1795352000000 implements MigrationInterface {
  name = 'ApplicationRepeats1795352000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "applications" ADD "repeat_of_id" uuid`);
    await queryRunner.query(
      `CREATE INDEX "ix_applications_repeat_of" ON "applications" ("repeat_of_id") WHERE repeat_of_id IS NOT NULL`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_applications_repeat_of"`);
    await queryRunner.query(`ALTER TABLE "applications" DROP COLUMN "repeat_of_id"`);
  }
}
