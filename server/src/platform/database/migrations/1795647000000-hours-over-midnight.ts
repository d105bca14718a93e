import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Hours of consultants may end on the next day, and then end before they begin. */
export class HoursOverMidnight1795647000000 implements MigrationInterface {
  name = 'HoursOverMidnight1795647000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      'ALTER TABLE "consultant_hours" DROP CONSTRAINT IF EXISTS "ck_consultant_hours_order"',
    );
  }

  /** What passes midnight ends with its day: the version before knows no more. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE "consultant_hours" SET "closes" = '23:59' WHERE "closes" <= "opens" AND "opens" < '23:59'`,
    );
    await queryRunner.query('DELETE FROM "consultant_hours" WHERE "closes" <= "opens"');
    await queryRunner.query(
      'ALTER TABLE "consultant_hours" ADD CONSTRAINT "ck_consultant_hours_order" CHECK (opens < closes)',
    );
  }
}
