import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Days on which the office is closed beside weekends. */
export class Holidays1795350300000 implements MigrationInterface {
  name = 'Holidays1795350300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "holidays" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "day" date NOT NULL, "name_ar" text NOT NULL, "name_fr" text NOT NULL, "name_en" text NOT NULL, "version" integer NOT NULL DEFAULT '1', "search_doc" text GENERATED ALWAYS AS (search_norm(name_ar || ' ' || name_fr || ' ' || name_en)) STORED NOT NULL, CONSTRAINT "pk_holidays" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'holidays',
        'GENERATED_COLUMN',
        'search_doc',
        `search_norm(name_ar || ' ' || name_fr || ' ' || name_en)`,
      ],
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "uq_holidays_day" ON "holidays"  ("day") `);
    await queryRunner.query(
      `CREATE INDEX "ix_holidays_search" ON "holidays" USING gin ("search_doc" gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "table" = 'holidays' AND "type" = 'GENERATED_COLUMN'`,
    );
    await queryRunner.query(`DROP TABLE "holidays"`);
  }
}
