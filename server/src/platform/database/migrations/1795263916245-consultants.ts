import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The firm's consultants. */
export class Consultants1795263916245 implements MigrationInterface {
  name = 'Consultants1795263916245';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'consultants',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(name_ar) <> '')::int + (btrim(title_ar) <> '')::int + (btrim(specialization_ar) <> '')::int + (btrim(experience_ar) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'consultants',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(name_fr) <> '')::int + (btrim(title_fr) <> '')::int + (btrim(specialization_fr) <> '')::int + (btrim(experience_fr) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'consultants',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(name_en) <> '')::int + (btrim(title_en) <> '')::int + (btrim(specialization_en) <> '')::int + (btrim(experience_en) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'consultants',
        'GENERATED_COLUMN',
        'search_doc',
        "search_norm(coalesce(name_ar, '') || ' ' || coalesce(name_fr, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(title_ar, '') || ' ' || coalesce(title_fr, '') || ' ' || coalesce(title_en, '') || ' ' || coalesce(specialization_ar, '') || ' ' || coalesce(specialization_fr, '') || ' ' || coalesce(specialization_en, '') || ' ' || coalesce(experience_ar, '') || ' ' || coalesce(experience_fr, '') || ' ' || coalesce(experience_en, ''))",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "consultants" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "stale_languages" text array NOT NULL DEFAULT '{}', "deleted_at" TIMESTAMP WITH TIME ZONE, "name_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "title_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "specialization_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "experience_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_ar) <> '')::int + (btrim(title_ar) <> '')::int + (btrim(specialization_ar) <> '')::int + (btrim(experience_ar) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)) STORED, "name_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "title_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "specialization_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "experience_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_fr) <> '')::int + (btrim(title_fr) <> '')::int + (btrim(specialization_fr) <> '')::int + (btrim(experience_fr) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)) STORED, "name_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "title_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "specialization_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "experience_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_en) <> '')::int + (btrim(title_en) <> '')::int + (btrim(specialization_en) <> '')::int + (btrim(experience_en) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)) STORED, "id" uuid NOT NULL, "image_url" text, "rating" double precision NOT NULL DEFAULT '0', "consultations" integer NOT NULL DEFAULT '0', "search_doc" text GENERATED ALWAYS AS (search_norm(coalesce(name_ar, '') || ' ' || coalesce(name_fr, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(title_ar, '') || ' ' || coalesce(title_fr, '') || ' ' || coalesce(title_en, '') || ' ' || coalesce(specialization_ar, '') || ' ' || coalesce(specialization_fr, '') || ' ' || coalesce(specialization_en, '') || ' ' || coalesce(experience_ar, '') || ' ' || coalesce(experience_fr, '') || ' ' || coalesce(experience_en, ''))) STORED NOT NULL, CONSTRAINT "ck_consultants_consultations" CHECK (consultations >= 0), CONSTRAINT "ck_consultants_rating" CHECK (rating BETWEEN 0 AND 5), CONSTRAINT "pk_consultants" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_image_url" ON "consultants"  ("image_url") WHERE image_url IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_status" ON "consultants"  ("status", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_order" ON "consultants"  ("sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_created_at" ON "consultants"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_updated_at" ON "consultants"  ("updated_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_rating" ON "consultants"  ("rating", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_consultations" ON "consultants"  ("consultations", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_name_ar" ON "consultants"  ("name_ar", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_name_fr" ON "consultants"  ("name_fr", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_name_en" ON "consultants"  ("name_en", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_status_list" ON "consultants"  ("status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_incomplete_ar" ON "consultants"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_incomplete_fr" ON "consultants"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_incomplete_en" ON "consultants"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_consultants_trash" ON "consultants"  ("sort_order", "id") WHERE deleted_at IS NOT NULL`,
    );
    await queryRunner.query(
      'CREATE INDEX ix_consultants_search ON consultants USING gin (status, search_doc gin_trgm_ops)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_trash"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_incomplete_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_incomplete_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_incomplete_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_status_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_name_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_name_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_name_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_consultations"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_rating"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_order"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_status"`);
    await queryRunner.query(`DROP INDEX "public"."ix_consultants_image_url"`);
    await queryRunner.query(`DROP TABLE "consultants"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'search_doc', 'public', 'consultants'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'consultants'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'consultants'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'consultants'],
    );
  }
}
