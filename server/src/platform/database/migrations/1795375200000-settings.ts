import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The settings that administrators change, one row for each group. */
export class Settings1795375200000 implements MigrationInterface {
  name = 'Settings1795375200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "settings" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" text NOT NULL, "values" jsonb NOT NULL DEFAULT '{}', "version" integer NOT NULL DEFAULT '1', CONSTRAINT "pk_settings" PRIMARY KEY ("id"))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "settings"`);
  }
}
