import type { MigrationInterface, QueryRunner } from 'typeorm';

interface ShownFigure {
  column: string;
  type: string;
  expression: string;
}

const SHOWN_FIGURES: readonly ShownFigure[] = [
  {
    column: 'shown_rating',
    type: 'double precision',
    expression: 'CASE WHEN advocate THEN 0 ELSE rating END',
  },
  {
    column: 'shown_consultations',
    type: 'integer',
    expression: 'CASE WHEN advocate THEN 0 ELSE consultations END',
  },
];

/** What the public is shown of the figures of consultants, and can sort them by: of advocates 0 (A86). */
export class ShownFigures1795753000000 implements MigrationInterface {
  name = 'ShownFigures1795753000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const { column, type, expression } of SHOWN_FIGURES) {
      await queryRunner.query(
        `ALTER TABLE "consultants" ADD "${column}" ${type} GENERATED ALWAYS AS (${expression}) STORED`,
      );
      await queryRunner.query(
        `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), 'public', 'consultants', 'GENERATED_COLUMN', $1, $2)`,
        [column, expression],
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const { column } of SHOWN_FIGURES) {
      await queryRunner.query(
        `DELETE FROM "typeorm_metadata" WHERE "type" = 'GENERATED_COLUMN' AND "name" = $1 AND "database" = current_database() AND "schema" = 'public' AND "table" = 'consultants'`,
        [column],
      );
      await queryRunner.query(`ALTER TABLE "consultants" DROP COLUMN "${column}"`);
    }
  }
}
