import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the office begins quotes with. */
export class QuoteTemplates1795789300000 implements MigrationInterface {
  name = 'QuoteTemplates1795789300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'quote_templates',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(included_ar) <> '')::int + (btrim(excluded_ar) <> '')::int + (btrim(note_ar) <> '')::int + (lines_ar <> '{}')::int) / nullif(1 + greatest((btrim(included_ar) <> '')::int, (btrim(included_fr) <> '')::int, (btrim(included_en) <> '')::int) + greatest((btrim(excluded_ar) <> '')::int, (btrim(excluded_fr) <> '')::int, (btrim(excluded_en) <> '')::int) + greatest((btrim(note_ar) <> '')::int, (btrim(note_fr) <> '')::int, (btrim(note_en) <> '')::int) + greatest((lines_ar <> '{}')::int, (lines_fr <> '{}')::int, (lines_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'quote_templates',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(included_fr) <> '')::int + (btrim(excluded_fr) <> '')::int + (btrim(note_fr) <> '')::int + (lines_fr <> '{}')::int) / nullif(1 + greatest((btrim(included_ar) <> '')::int, (btrim(included_fr) <> '')::int, (btrim(included_en) <> '')::int) + greatest((btrim(excluded_ar) <> '')::int, (btrim(excluded_fr) <> '')::int, (btrim(excluded_en) <> '')::int) + greatest((btrim(note_ar) <> '')::int, (btrim(note_fr) <> '')::int, (btrim(note_en) <> '')::int) + greatest((lines_ar <> '{}')::int, (lines_fr <> '{}')::int, (lines_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'quote_templates',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(title_en) <> '')::int + (btrim(included_en) <> '')::int + (btrim(excluded_en) <> '')::int + (btrim(note_en) <> '')::int + (lines_en <> '{}')::int) / nullif(1 + greatest((btrim(included_ar) <> '')::int, (btrim(included_fr) <> '')::int, (btrim(included_en) <> '')::int) + greatest((btrim(excluded_ar) <> '')::int, (btrim(excluded_fr) <> '')::int, (btrim(excluded_en) <> '')::int) + greatest((btrim(note_ar) <> '')::int, (btrim(note_fr) <> '')::int, (btrim(note_en) <> '')::int) + greatest((lines_ar <> '{}')::int, (lines_fr <> '{}')::int, (lines_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "quote_templates" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "stale_languages" text array NOT NULL DEFAULT '{}', "deleted_at" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL, "title_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "included_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "excluded_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "note_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "lines_ar" text array NOT NULL DEFAULT '{}', "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(included_ar) <> '')::int + (btrim(excluded_ar) <> '')::int + (btrim(note_ar) <> '')::int + (lines_ar <> '{}')::int) / nullif(1 + greatest((btrim(included_ar) <> '')::int, (btrim(included_fr) <> '')::int, (btrim(included_en) <> '')::int) + greatest((btrim(excluded_ar) <> '')::int, (btrim(excluded_fr) <> '')::int, (btrim(excluded_en) <> '')::int) + greatest((btrim(note_ar) <> '')::int, (btrim(note_fr) <> '')::int, (btrim(note_en) <> '')::int) + greatest((lines_ar <> '{}')::int, (lines_fr <> '{}')::int, (lines_en <> '{}')::int), 0), 100)) STORED, "title_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "included_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "excluded_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "note_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "lines_fr" text array NOT NULL DEFAULT '{}', "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(included_fr) <> '')::int + (btrim(excluded_fr) <> '')::int + (btrim(note_fr) <> '')::int + (lines_fr <> '{}')::int) / nullif(1 + greatest((btrim(included_ar) <> '')::int, (btrim(included_fr) <> '')::int, (btrim(included_en) <> '')::int) + greatest((btrim(excluded_ar) <> '')::int, (btrim(excluded_fr) <> '')::int, (btrim(excluded_en) <> '')::int) + greatest((btrim(note_ar) <> '')::int, (btrim(note_fr) <> '')::int, (btrim(note_en) <> '')::int) + greatest((lines_ar <> '{}')::int, (lines_fr <> '{}')::int, (lines_en <> '{}')::int), 0), 100)) STORED, "title_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "included_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "excluded_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "note_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "lines_en" text array NOT NULL DEFAULT '{}', "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_en) <> '')::int + (btrim(included_en) <> '')::int + (btrim(excluded_en) <> '')::int + (btrim(note_en) <> '')::int + (lines_en <> '{}')::int) / nullif(1 + greatest((btrim(included_ar) <> '')::int, (btrim(included_fr) <> '')::int, (btrim(included_en) <> '')::int) + greatest((btrim(excluded_ar) <> '')::int, (btrim(excluded_fr) <> '')::int, (btrim(excluded_en) <> '')::int) + greatest((btrim(note_ar) <> '')::int, (btrim(note_fr) <> '')::int, (btrim(note_en) <> '')::int) + greatest((lines_ar <> '{}')::int, (lines_fr <> '{}')::int, (lines_en <> '{}')::int), 0), 100)) STORED, "service" text, "valid_days" smallint NOT NULL DEFAULT '30', "search_words" text, "search_joined" text, CONSTRAINT "pk_quote_templates" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_service" ON "quote_templates"  ("service") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_status" ON "quote_templates"  ("status", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_order" ON "quote_templates"  ("sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_created_at" ON "quote_templates"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_updated_at" ON "quote_templates"  ("updated_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_title_ar" ON "quote_templates"  ("title_ar", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_title_fr" ON "quote_templates"  ("title_fr", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_title_en" ON "quote_templates"  ("title_en", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_status_list" ON "quote_templates"  ("status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_incomplete_ar" ON "quote_templates"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_incomplete_fr" ON "quote_templates"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_incomplete_en" ON "quote_templates"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_trash" ON "quote_templates"  ("sort_order", "id") WHERE deleted_at IS NOT NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE "quote_templates" ADD CONSTRAINT "fk_quote_templates_service" FOREIGN KEY ("service") REFERENCES "services"("slug") ON DELETE SET NULL ON UPDATE CASCADE`,
    );
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fill_search_of_quote_templates() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT public.search_words(concat_ws(' ', title_ar, title_fr, title_en)) INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`);
    await queryRunner.query(`CREATE OR REPLACE TRIGGER tr_quote_templates_search
    BEFORE INSERT OR UPDATE OF title_ar, title_fr, title_en, search_words, search_joined ON "quote_templates"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_quote_templates()`);
    await queryRunner.query(
      `CREATE INDEX "ix_quote_templates_words" ON "quote_templates" USING gin (status, search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "quote_templates" DROP CONSTRAINT "fk_quote_templates_service"`,
    );
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_trash"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_incomplete_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_incomplete_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_incomplete_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_status_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_title_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_title_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_title_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_order"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_status"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quote_templates_service"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'quote_templates'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'quote_templates'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'quote_templates'],
    );
    await queryRunner.query(`DROP TRIGGER tr_quote_templates_search ON "quote_templates"`);
    await queryRunner.query(`DROP FUNCTION fill_search_of_quote_templates()`);
    await queryRunner.query(`DROP INDEX "ix_quote_templates_words"`);
    await queryRunner.query(`DROP TABLE "quote_templates"`);
  }
}
