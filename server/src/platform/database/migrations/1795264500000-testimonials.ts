import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients said of the service. */
export class Testimonials1795264500000 implements MigrationInterface {
  name = 'Testimonials1795264500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'testimonials',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(name_ar) <> '')::int + (btrim(role_ar) <> '')::int + (btrim(company_ar) <> '')::int + (btrim(review_ar) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'testimonials',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(name_fr) <> '')::int + (btrim(role_fr) <> '')::int + (btrim(company_fr) <> '')::int + (btrim(review_fr) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'testimonials',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(name_en) <> '')::int + (btrim(role_en) <> '')::int + (btrim(company_en) <> '')::int + (btrim(review_en) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'testimonials',
        'GENERATED_COLUMN',
        'search_doc',
        "search_norm(coalesce(name_ar, '') || ' ' || coalesce(name_fr, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(role_ar, '') || ' ' || coalesce(role_fr, '') || ' ' || coalesce(role_en, '') || ' ' || coalesce(company_ar, '') || ' ' || coalesce(company_fr, '') || ' ' || coalesce(company_en, '') || ' ' || coalesce(review_ar, '') || ' ' || coalesce(review_fr, '') || ' ' || coalesce(review_en, ''))",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "testimonials" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "stale_languages" text array NOT NULL DEFAULT '{}', "deleted_at" TIMESTAMP WITH TIME ZONE, "name_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "role_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "company_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "review_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_ar) <> '')::int + (btrim(role_ar) <> '')::int + (btrim(company_ar) <> '')::int + (btrim(review_ar) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)) STORED, "name_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "role_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "company_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "review_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_fr) <> '')::int + (btrim(role_fr) <> '')::int + (btrim(company_fr) <> '')::int + (btrim(review_fr) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)) STORED, "name_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "role_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "company_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "review_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(name_en) <> '')::int + (btrim(role_en) <> '')::int + (btrim(company_en) <> '')::int + (btrim(review_en) <> '')::int) / nullif(1 + 1 + 1 + 1, 0), 100)) STORED, "verified" boolean NOT NULL DEFAULT true, "featured" boolean NOT NULL DEFAULT false, "id" uuid NOT NULL, "rating" smallint NOT NULL DEFAULT '5', "avatar" text, "search_doc" text GENERATED ALWAYS AS (search_norm(coalesce(name_ar, '') || ' ' || coalesce(name_fr, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(role_ar, '') || ' ' || coalesce(role_fr, '') || ' ' || coalesce(role_en, '') || ' ' || coalesce(company_ar, '') || ' ' || coalesce(company_fr, '') || ' ' || coalesce(company_en, '') || ' ' || coalesce(review_ar, '') || ' ' || coalesce(review_fr, '') || ' ' || coalesce(review_en, ''))) STORED NOT NULL, CONSTRAINT "pk_testimonials" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_rating_list" ON "testimonials"  ("rating", "status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_status" ON "testimonials"  ("status", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_order" ON "testimonials"  ("sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_created_at" ON "testimonials"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_updated_at" ON "testimonials"  ("updated_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_rating" ON "testimonials"  ("rating", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_verified" ON "testimonials"  ("verified", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_featured" ON "testimonials"  ("featured", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_name_ar" ON "testimonials"  ("name_ar", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_name_fr" ON "testimonials"  ("name_fr", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_name_en" ON "testimonials"  ("name_en", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_status_list" ON "testimonials"  ("status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_verified_list" ON "testimonials"  ("verified", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_featured_list" ON "testimonials"  ("featured", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_incomplete_ar" ON "testimonials"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_incomplete_fr" ON "testimonials"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_incomplete_en" ON "testimonials"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonials_trash" ON "testimonials"  ("sort_order", "id") WHERE deleted_at IS NOT NULL`,
    );
    await queryRunner.query(
      'CREATE INDEX ix_testimonials_search ON testimonials USING gin (status, search_doc gin_trgm_ops)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_trash"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_incomplete_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_incomplete_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_incomplete_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_featured_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_verified_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_status_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_name_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_name_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_name_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_featured"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_verified"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_rating"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_order"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_status"`);
    await queryRunner.query(`DROP INDEX "public"."ix_testimonials_rating_list"`);
    await queryRunner.query(`DROP TABLE "testimonials"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'search_doc', 'public', 'testimonials'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = $3 AND "schema" = $4 AND "table" = $5`,
      ['GENERATED_COLUMN', 'incomplete_en', 'gen_t_541', 'public', 'testimonials'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = $3 AND "schema" = $4 AND "table" = $5`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'gen_t_541', 'public', 'testimonials'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = $3 AND "schema" = $4 AND "table" = $5`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'gen_t_541', 'public', 'testimonials'],
    );
  }
}
