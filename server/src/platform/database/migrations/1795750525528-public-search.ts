import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Synonyms of the public's search, and the words that found nothing in it. */
export class PublicSearch1795750525528 implements MigrationInterface {
  name = 'PublicSearch1795750525528';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "search_misses" ("week" date NOT NULL, "language" "public"."locale" NOT NULL, "word" text NOT NULL, "callers" integer NOT NULL DEFAULT '0', "caller_hashes" text array NOT NULL DEFAULT '{}', CONSTRAINT "ck_search_misses_callers" CHECK (callers >= 0), CONSTRAINT "pk_search_misses" PRIMARY KEY ("week", "language", "word"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "search_salts" ("week" date NOT NULL, "salt" text NOT NULL, CONSTRAINT "pk_search_salts" PRIMARY KEY ("week"))`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'synonyms',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(name_ar) <> '')::int + (words_ar <> '{}')::int) / nullif(1 + greatest((words_ar <> '{}')::int, (words_fr <> '{}')::int, (words_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'synonyms',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(name_fr) <> '')::int + (words_fr <> '{}')::int) / nullif(1 + greatest((words_ar <> '{}')::int, (words_fr <> '{}')::int, (words_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'synonyms',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(name_en) <> '')::int + (words_en <> '{}')::int) / nullif(1 + greatest((words_ar <> '{}')::int, (words_fr <> '{}')::int, (words_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "synonyms" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "stale_languages" text array NOT NULL DEFAULT '{}', "deleted_at" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL, "name_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "words_ar" text array NOT NULL DEFAULT '{}', "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_ar) <> '')::int + (words_ar <> '{}')::int) / nullif(1 + greatest((words_ar <> '{}')::int, (words_fr <> '{}')::int, (words_en <> '{}')::int), 0), 100)) STORED, "name_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "words_fr" text array NOT NULL DEFAULT '{}', "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_fr) <> '')::int + (words_fr <> '{}')::int) / nullif(1 + greatest((words_ar <> '{}')::int, (words_fr <> '{}')::int, (words_en <> '{}')::int), 0), 100)) STORED, "name_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "words_en" text array NOT NULL DEFAULT '{}', "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_en) <> '')::int + (words_en <> '{}')::int) / nullif(1 + greatest((words_ar <> '{}')::int, (words_fr <> '{}')::int, (words_en <> '{}')::int), 0), 100)) STORED, "search_words" text, "search_joined" text, CONSTRAINT "pk_synonyms" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_synonyms_status" ON "synonyms"  ("status", "id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_order" ON "synonyms"  ("sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_created_at" ON "synonyms"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_updated_at" ON "synonyms"  ("updated_at", "id") `,
    );
    await queryRunner.query(`CREATE INDEX "ix_synonyms_name_ar" ON "synonyms"  ("name_ar", "id") `);
    await queryRunner.query(`CREATE INDEX "ix_synonyms_name_fr" ON "synonyms"  ("name_fr", "id") `);
    await queryRunner.query(`CREATE INDEX "ix_synonyms_name_en" ON "synonyms"  ("name_en", "id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_status_list" ON "synonyms"  ("status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_incomplete_ar" ON "synonyms"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_incomplete_fr" ON "synonyms"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_incomplete_en" ON "synonyms"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_trash" ON "synonyms"  ("sort_order", "id") WHERE deleted_at IS NOT NULL`,
    );
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fill_search_of_synonyms() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT public.search_words(concat_ws(' ', name_ar, name_fr, name_en)) INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`);
    await queryRunner.query(`CREATE OR REPLACE TRIGGER tr_synonyms_search
    BEFORE INSERT OR UPDATE OF name_ar, name_fr, name_en, search_words, search_joined ON "synonyms"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_synonyms()`);
    await queryRunner.query(
      `CREATE INDEX "ix_synonyms_words" ON "synonyms" USING gin (status, search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_trash"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_incomplete_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_incomplete_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_incomplete_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_status_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_name_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_name_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_name_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_order"`);
    await queryRunner.query(`DROP INDEX "public"."ix_synonyms_status"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'synonyms'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'synonyms'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'synonyms'],
    );
    await queryRunner.query(`DROP TRIGGER tr_synonyms_search ON "synonyms"`);
    await queryRunner.query(`DROP FUNCTION fill_search_of_synonyms()`);
    await queryRunner.query(`DROP INDEX "ix_synonyms_words"`);
    await queryRunner.query(`DROP TABLE "synonyms"`);
    await queryRunner.query(`DROP TABLE "search_salts"`);
    await queryRunner.query(`DROP TABLE "search_misses"`);
  }
}
