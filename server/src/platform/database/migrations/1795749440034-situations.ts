import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happens to people and what to do then, with a place for what the law says of it (A84), which questions and services
 * have, too, and for prices.
 */
export class Situations1795749440034 implements MigrationInterface {
  name = 'Situations1795749440034';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."situation_door" AS ENUM('work', 'family', 'housing', 'inheritance', 'justice', 'company')`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'situations',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(summary_ar) <> '')::int + (btrim(cost_ar) <> '')::int + (btrim(next_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (steps_ar <> '{}')::int + (papers_ar <> '{}')::int + (keywords_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((steps_ar <> '{}')::int, (steps_fr <> '{}')::int, (steps_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int) + greatest((keywords_ar <> '{}')::int, (keywords_fr <> '{}')::int, (keywords_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'situations',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(summary_fr) <> '')::int + (btrim(cost_fr) <> '')::int + (btrim(next_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (steps_fr <> '{}')::int + (papers_fr <> '{}')::int + (keywords_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((steps_ar <> '{}')::int, (steps_fr <> '{}')::int, (steps_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int) + greatest((keywords_ar <> '{}')::int, (keywords_fr <> '{}')::int, (keywords_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'situations',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(title_en) <> '')::int + (btrim(summary_en) <> '')::int + (btrim(cost_en) <> '')::int + (btrim(next_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (steps_en <> '{}')::int + (papers_en <> '{}')::int + (keywords_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((steps_ar <> '{}')::int, (steps_fr <> '{}')::int, (steps_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int) + greatest((keywords_ar <> '{}')::int, (keywords_fr <> '{}')::int, (keywords_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "situations" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "stale_languages" text array NOT NULL DEFAULT '{}', "deleted_at" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL, "slug" text NOT NULL, "title_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "summary_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "cost_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "next_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "price_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "law_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "steps_ar" text array NOT NULL DEFAULT '{}', "papers_ar" text array NOT NULL DEFAULT '{}', "keywords_ar" text array NOT NULL DEFAULT '{}', "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(summary_ar) <> '')::int + (btrim(cost_ar) <> '')::int + (btrim(next_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (steps_ar <> '{}')::int + (papers_ar <> '{}')::int + (keywords_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((steps_ar <> '{}')::int, (steps_fr <> '{}')::int, (steps_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int) + greatest((keywords_ar <> '{}')::int, (keywords_fr <> '{}')::int, (keywords_en <> '{}')::int), 0), 100)) STORED, "title_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "summary_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "cost_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "next_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "price_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "law_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "steps_fr" text array NOT NULL DEFAULT '{}', "papers_fr" text array NOT NULL DEFAULT '{}', "keywords_fr" text array NOT NULL DEFAULT '{}', "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(summary_fr) <> '')::int + (btrim(cost_fr) <> '')::int + (btrim(next_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (steps_fr <> '{}')::int + (papers_fr <> '{}')::int + (keywords_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((steps_ar <> '{}')::int, (steps_fr <> '{}')::int, (steps_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int) + greatest((keywords_ar <> '{}')::int, (keywords_fr <> '{}')::int, (keywords_en <> '{}')::int), 0), 100)) STORED, "title_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "summary_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "cost_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "next_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "price_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "law_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "steps_en" text array NOT NULL DEFAULT '{}', "papers_en" text array NOT NULL DEFAULT '{}', "keywords_en" text array NOT NULL DEFAULT '{}', "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_en) <> '')::int + (btrim(summary_en) <> '')::int + (btrim(cost_en) <> '')::int + (btrim(next_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (steps_en <> '{}')::int + (papers_en <> '{}')::int + (keywords_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((steps_ar <> '{}')::int, (steps_fr <> '{}')::int, (steps_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int) + greatest((keywords_ar <> '{}')::int, (keywords_fr <> '{}')::int, (keywords_en <> '{}')::int), 0), 100)) STORED, "reviewed_languages" text array NOT NULL DEFAULT '{}', "door" "public"."situation_door" NOT NULL DEFAULT 'work', "branch" "public"."consultation_branch", "service" text, "search_words" text, "search_joined" text, CONSTRAINT "pk_situations" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(`CREATE INDEX "ix_situations_service" ON "situations"  ("service") `);
    await queryRunner.query(
      `CREATE INDEX "ix_situations_door_list" ON "situations"  ("door", "status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_status" ON "situations"  ("status", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_order" ON "situations"  ("sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_created_at" ON "situations"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_updated_at" ON "situations"  ("updated_at", "id") `,
    );
    await queryRunner.query(`CREATE INDEX "ix_situations_door" ON "situations"  ("door", "id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_situations_title_ar" ON "situations"  ("title_ar", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_title_fr" ON "situations"  ("title_fr", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_title_en" ON "situations"  ("title_en", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_status_list" ON "situations"  ("status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_incomplete_ar" ON "situations"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_incomplete_fr" ON "situations"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_incomplete_en" ON "situations"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_situations_trash" ON "situations"  ("sort_order", "id") WHERE deleted_at IS NOT NULL`,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "uq_situations_slug" ON "situations"  ("slug") `);
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "law_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "law_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "law_en" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "reviewed_languages" text array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(`ALTER TABLE "faqs" ADD "situation" text`);
    await queryRunner.query(
      `ALTER TABLE "services" ADD "price_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "law_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "price_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "law_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "price_en" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "law_en" text COLLATE "und-x-icu" NOT NULL DEFAULT ''`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "reviewed_languages" text array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "incomplete_ar"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'faqs'],
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(question_ar) <> '')::int + (btrim(answer_ar) <> '')::int + (btrim(law_ar) <> '')::int) / nullif(1 + 1 + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'faqs',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(question_ar) <> '')::int + (btrim(answer_ar) <> '')::int + (btrim(law_ar) <> '')::int) / nullif(1 + 1 + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int), 0), 100)",
      ],
    );
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "incomplete_fr"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'faqs'],
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(question_fr) <> '')::int + (btrim(answer_fr) <> '')::int + (btrim(law_fr) <> '')::int) / nullif(1 + 1 + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'faqs',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(question_fr) <> '')::int + (btrim(answer_fr) <> '')::int + (btrim(law_fr) <> '')::int) / nullif(1 + 1 + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int), 0), 100)",
      ],
    );
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "incomplete_en"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'faqs'],
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(question_en) <> '')::int + (btrim(answer_en) <> '')::int + (btrim(law_en) <> '')::int) / nullif(1 + 1 + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'faqs',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(question_en) <> '')::int + (btrim(answer_en) <> '')::int + (btrim(law_en) <> '')::int) / nullif(1 + 1 + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int), 0), 100)",
      ],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_ar"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'services'],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (tags_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (tags_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_fr"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'services'],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (tags_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (tags_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_en"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'services'],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (tags_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (tags_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `CREATE INDEX "ix_faqs_situation_list" ON "faqs"  ("situation", "status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD CONSTRAINT "fk_faqs_situation" FOREIGN KEY ("situation") REFERENCES "situations"("slug") ON DELETE SET NULL ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "situations" ADD CONSTRAINT "fk_situations_service" FOREIGN KEY ("service") REFERENCES "services"("slug") ON DELETE SET NULL ON UPDATE CASCADE`,
    );
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fill_search_of_situations() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT public.search_words(concat_ws(' ', title_ar, title_fr, title_en, summary_ar, summary_fr, summary_en, slug)) INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`);
    await queryRunner.query(`CREATE OR REPLACE TRIGGER tr_situations_search
    BEFORE INSERT OR UPDATE OF title_ar, title_fr, title_en, summary_ar, summary_fr, summary_en, slug, search_words, search_joined ON "situations"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_situations()`);
    await queryRunner.query(
      `CREATE INDEX "ix_situations_words" ON "situations" USING gin (status, search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_faqs_incomplete_ar" ON "faqs"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_faqs_incomplete_fr" ON "faqs"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_faqs_incomplete_en" ON "faqs"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_services_incomplete_ar" ON "services"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_services_incomplete_fr" ON "services"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_services_incomplete_en" ON "services"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "situations" DROP CONSTRAINT "fk_situations_service"`);
    await queryRunner.query(`ALTER TABLE "faqs" DROP CONSTRAINT "fk_faqs_situation"`);
    await queryRunner.query(`DROP INDEX "public"."ix_faqs_situation_list"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'services'],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_en"`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (tags_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (tags_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'services'],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_fr"`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (tags_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (tags_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'services'],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_ar"`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (tags_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (tags_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'faqs'],
    );
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "incomplete_en"`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'faqs',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(question_en) <> '')::int + (btrim(answer_en) <> '')::int) / nullif(1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(question_en) <> '')::int + (btrim(answer_en) <> '')::int) / nullif(1 + 1, 0), 100)) STORED`,
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'faqs'],
    );
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "incomplete_fr"`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'faqs',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(question_fr) <> '')::int + (btrim(answer_fr) <> '')::int) / nullif(1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(question_fr) <> '')::int + (btrim(answer_fr) <> '')::int) / nullif(1 + 1, 0), 100)) STORED`,
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'faqs'],
    );
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "incomplete_ar"`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'faqs',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(question_ar) <> '')::int + (btrim(answer_ar) <> '')::int) / nullif(1 + 1, 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "faqs" ADD "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(question_ar) <> '')::int + (btrim(answer_ar) <> '')::int) / nullif(1 + 1, 0), 100)) STORED`,
    );
    await queryRunner.query(`DROP INDEX "public"."uq_situations_slug"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_trash"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_incomplete_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_incomplete_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_incomplete_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_status_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_title_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_title_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_title_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_door"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_order"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_status"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_door_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_situations_service"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'situations'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'situations'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'situations'],
    );
    await queryRunner.query(`DROP TRIGGER tr_situations_search ON "situations"`);
    await queryRunner.query(`DROP FUNCTION fill_search_of_situations()`);
    await queryRunner.query(`DROP INDEX "ix_situations_words"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "reviewed_languages"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "law_en"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "price_en"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "law_fr"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "price_fr"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "law_ar"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "price_ar"`);
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "situation"`);
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "reviewed_languages"`);
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "law_en"`);
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "law_fr"`);
    await queryRunner.query(`ALTER TABLE "faqs" DROP COLUMN "law_ar"`);
    await queryRunner.query(`DROP TABLE "situations"`);
    await queryRunner.query(`DROP TYPE "public"."situation_door"`);
    await queryRunner.query(
      `CREATE INDEX "ix_faqs_incomplete_ar" ON "faqs"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_faqs_incomplete_fr" ON "faqs"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_faqs_incomplete_en" ON "faqs"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_services_incomplete_ar" ON "services"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_services_incomplete_fr" ON "services"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_services_incomplete_en" ON "services"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
  }
}
