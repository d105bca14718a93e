import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Vacancies: texts and lists in three languages, and one line each of what they ask and offer. */
export class JobRoles1795263774781 implements MigrationInterface {
  name = 'JobRoles1795263774781';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."job_role_category" AS ENUM('administrative', 'content', 'legal', 'training')`,
    );
    await queryRunner.query(
      `CREATE TYPE "public"."job_role_type" AS ENUM('full-time', 'part-time', 'contract', 'internship')`,
    );
    for (const [column, expression] of Object.entries(GENERATED)) {
      await queryRunner.query(
        `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), 'public', 'job_roles', 'GENERATED_COLUMN', $1, $2)`,
        [column, expression],
      );
    }
    await queryRunner.query(
      `CREATE TABLE "job_roles" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "stale_languages" text array NOT NULL DEFAULT '{}', "deleted_at" TIMESTAMP WITH TIME ZONE, "title_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "description_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "requirements_ar" text array NOT NULL DEFAULT '{}', "responsibilities_ar" text array NOT NULL DEFAULT '{}', "benefits_ar" text array NOT NULL DEFAULT '{}', "skills_ar" text array NOT NULL DEFAULT '{}', "incomplete_ar" integer GENERATED ALWAYS AS (${GENERATED.incomplete_ar}) STORED, "title_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "description_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "requirements_fr" text array NOT NULL DEFAULT '{}', "responsibilities_fr" text array NOT NULL DEFAULT '{}', "benefits_fr" text array NOT NULL DEFAULT '{}', "skills_fr" text array NOT NULL DEFAULT '{}', "incomplete_fr" integer GENERATED ALWAYS AS (${GENERATED.incomplete_fr}) STORED, "title_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "description_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "requirements_en" text array NOT NULL DEFAULT '{}', "responsibilities_en" text array NOT NULL DEFAULT '{}', "benefits_en" text array NOT NULL DEFAULT '{}', "skills_en" text array NOT NULL DEFAULT '{}', "incomplete_en" integer GENERATED ALWAYS AS (${GENERATED.incomplete_en}) STORED, "id" uuid NOT NULL, "slug" text NOT NULL, "icon" text NOT NULL DEFAULT '📋', "category" "public"."job_role_category", "type" "public"."job_role_type", "experience" text NOT NULL DEFAULT 'Not specified', "location" text NOT NULL DEFAULT 'Remote', "salary" text NOT NULL DEFAULT 'Competitive', "search_doc" text GENERATED ALWAYS AS (${GENERATED.search_doc}) STORED NOT NULL, CONSTRAINT "pk_job_roles" PRIMARY KEY ("id"))`,
    );
    for (const statement of INDEXES) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "job_roles"');
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "database" = current_database() AND "schema" = 'public' AND "table" = 'job_roles'`,
    );
    await queryRunner.query('DROP TYPE "public"."job_role_type"');
    await queryRunner.query('DROP TYPE "public"."job_role_category"');
  }
}

/** What the database works out by itself; spelt as the entity spells it. */
const GENERATED = {
  incomplete_ar:
    "nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (requirements_ar <> '{}')::int + (responsibilities_ar <> '{}')::int + (benefits_ar <> '{}')::int + (skills_ar <> '{}')::int) / nullif(1 + 1 + greatest((requirements_ar <> '{}')::int, (requirements_fr <> '{}')::int, (requirements_en <> '{}')::int) + greatest((responsibilities_ar <> '{}')::int, (responsibilities_fr <> '{}')::int, (responsibilities_en <> '{}')::int) + greatest((benefits_ar <> '{}')::int, (benefits_fr <> '{}')::int, (benefits_en <> '{}')::int) + greatest((skills_ar <> '{}')::int, (skills_fr <> '{}')::int, (skills_en <> '{}')::int), 0), 100)",
  incomplete_fr:
    "nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (requirements_fr <> '{}')::int + (responsibilities_fr <> '{}')::int + (benefits_fr <> '{}')::int + (skills_fr <> '{}')::int) / nullif(1 + 1 + greatest((requirements_ar <> '{}')::int, (requirements_fr <> '{}')::int, (requirements_en <> '{}')::int) + greatest((responsibilities_ar <> '{}')::int, (responsibilities_fr <> '{}')::int, (responsibilities_en <> '{}')::int) + greatest((benefits_ar <> '{}')::int, (benefits_fr <> '{}')::int, (benefits_en <> '{}')::int) + greatest((skills_ar <> '{}')::int, (skills_fr <> '{}')::int, (skills_en <> '{}')::int), 0), 100)",
  incomplete_en:
    "nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (requirements_en <> '{}')::int + (responsibilities_en <> '{}')::int + (benefits_en <> '{}')::int + (skills_en <> '{}')::int) / nullif(1 + 1 + greatest((requirements_ar <> '{}')::int, (requirements_fr <> '{}')::int, (requirements_en <> '{}')::int) + greatest((responsibilities_ar <> '{}')::int, (responsibilities_fr <> '{}')::int, (responsibilities_en <> '{}')::int) + greatest((benefits_ar <> '{}')::int, (benefits_fr <> '{}')::int, (benefits_en <> '{}')::int) + greatest((skills_ar <> '{}')::int, (skills_fr <> '{}')::int, (skills_en <> '{}')::int), 0), 100)",
  search_doc:
    "search_norm(coalesce(title_ar, '') || ' ' || coalesce(title_fr, '') || ' ' || coalesce(title_en, '') || ' ' || coalesce(description_ar, '') || ' ' || coalesce(description_fr, '') || ' ' || coalesce(description_en, ''))",
};

const INDEXES = [
  'CREATE INDEX "ix_job_roles_status" ON "job_roles" ("status", "id")',
  'CREATE INDEX "ix_job_roles_order" ON "job_roles" ("sort_order", "id")',
  'CREATE INDEX "ix_job_roles_created_at" ON "job_roles" ("created_at", "id")',
  'CREATE INDEX "ix_job_roles_updated_at" ON "job_roles" ("updated_at", "id")',
  'CREATE INDEX "ix_job_roles_category" ON "job_roles" ("category", "id")',
  'CREATE INDEX "ix_job_roles_experience" ON "job_roles" ("experience", "id")',
  'CREATE INDEX "ix_job_roles_title_ar" ON "job_roles" ("title_ar", "id")',
  'CREATE INDEX "ix_job_roles_title_fr" ON "job_roles" ("title_fr", "id")',
  'CREATE INDEX "ix_job_roles_title_en" ON "job_roles" ("title_en", "id")',
  'CREATE INDEX "ix_job_roles_status_list" ON "job_roles" ("status", "sort_order", "id")',
  'CREATE INDEX "ix_job_roles_incomplete_ar" ON "job_roles" ("sort_order", "id") WHERE incomplete_ar IS NOT NULL',
  'CREATE INDEX "ix_job_roles_incomplete_fr" ON "job_roles" ("sort_order", "id") WHERE incomplete_fr IS NOT NULL',
  'CREATE INDEX "ix_job_roles_incomplete_en" ON "job_roles" ("sort_order", "id") WHERE incomplete_en IS NOT NULL',
  'CREATE INDEX "ix_job_roles_trash" ON "job_roles" ("sort_order", "id") WHERE deleted_at IS NOT NULL',
  'CREATE UNIQUE INDEX "uq_job_roles_slug" ON "job_roles" ("slug")',
  'CREATE INDEX "ix_job_roles_search" ON "job_roles" USING gin (status, search_doc gin_trgm_ops)',
];
