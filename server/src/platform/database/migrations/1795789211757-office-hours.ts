import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Periods with other hours, and hours of the firm: those of no consultant. */
export class OfficeHours1795789211757 implements MigrationInterface {
  name = 'OfficeHours1795789211757';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "hours_periods" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "consultant_id" uuid, "starts_on" date NOT NULL, "ends_on" date NOT NULL, "name_ar" text NOT NULL, "name_fr" text NOT NULL, "name_en" text NOT NULL, "hours" jsonb NOT NULL, "version" integer NOT NULL DEFAULT '1', "search_words" text, "search_joined" text, CONSTRAINT "ex_hours_periods_days" EXCLUDE USING gist ((coalesce(consultant_id, '00000000-0000-0000-0000-000000000000'::uuid)) WITH =, daterange(starts_on, ends_on, '[]') WITH &&), CONSTRAINT "pk_hours_periods" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_hours_periods_starts_on" ON "hours_periods"  ("starts_on", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_hours_periods_consultant" ON "hours_periods"  ("consultant_id", "starts_on") `,
    );
    await queryRunner.query(
      `ALTER TABLE "consultant_hours" ALTER COLUMN "consultant_id" DROP NOT NULL`,
    );
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fill_search_of_hours_periods() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT public.search_words(concat_ws(' ', name_ar, name_fr, name_en)) INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`);
    await queryRunner.query(`CREATE OR REPLACE TRIGGER tr_hours_periods_search
    BEFORE INSERT OR UPDATE OF name_ar, name_fr, name_en, search_words, search_joined ON "hours_periods"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_hours_periods()`);
    await queryRunner.query(
      `CREATE INDEX "ix_hours_periods_words" ON "hours_periods" USING gin (search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DELETE FROM "consultant_hours" WHERE "consultant_id" IS NULL`);
    await queryRunner.query(
      `ALTER TABLE "consultant_hours" ALTER COLUMN "consultant_id" SET NOT NULL`,
    );
    await queryRunner.query(`DROP INDEX "public"."ix_hours_periods_consultant"`);
    await queryRunner.query(`DROP INDEX "public"."ix_hours_periods_starts_on"`);
    await queryRunner.query(`DROP TRIGGER tr_hours_periods_search ON "hours_periods"`);
    await queryRunner.query(`DROP FUNCTION fill_search_of_hours_periods()`);
    await queryRunner.query(`DROP INDEX "ix_hours_periods_words"`);
    await queryRunner.query(`DROP TABLE "hours_periods"`);
  }
}
