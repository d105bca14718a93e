import type { MigrationInterface, QueryRunner } from 'typeorm';

type IndexParts = [name: string, on: string];

/** The indexes of the columns of the migration before. */
const MADE: IndexParts[] = [
  ['consultants_advocate', 'consultants ("advocate", "id")'],
  ['consultants_advocate_list', 'consultants ("advocate", "sort_order", "id")'],
  ['consultations_urgency', 'consultations ("urgency", "created_at")'],
  ['services_in_person', 'services ("in_person", "id")'],
  ['services_in_person_list', 'services ("in_person", "sort_order", "id")'],
  ['testimonials_consultant', 'testimonials ("consultant_id")'],
];

/** Indexes are made while people write. Everything here can be done again. */
export class IndexesOfTrust1795752001000 implements MigrationInterface {
  name = 'IndexesOfTrust1795752001000';
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of MADE) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "ix_${name}"`);
      await queryRunner.query(`CREATE INDEX CONCURRENTLY "ix_${name}" ON ${on}`);
    }
    await queryRunner.query(
      `ALTER TABLE "testimonials" VALIDATE CONSTRAINT "fk_testimonials_consultant"`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name] of MADE) await queryRunner.query(`DROP INDEX IF EXISTS "ix_${name}"`);
  }
}
