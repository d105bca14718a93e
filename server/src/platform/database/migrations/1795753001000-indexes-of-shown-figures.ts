import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIGURES = ['shown_rating', 'shown_consultations'];

/** Indexes are made while people write. Everything here can be done again. */
export class IndexesOfShownFigures1795753001000 implements MigrationInterface {
  name = 'IndexesOfShownFigures1795753001000';
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const figure of FIGURES) {
      await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "ix_consultants_${figure}"`);
      await queryRunner.query(
        `CREATE INDEX CONCURRENTLY "ix_consultants_${figure}" ON consultants ("${figure}", "id")`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const figure of FIGURES)
      await queryRunner.query(`DROP INDEX IF EXISTS "ix_consultants_${figure}"`);
  }
}
