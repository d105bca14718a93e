import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files and papers of requests, and the papers that each service wants. */
export class RequestPapers1795775901751 implements MigrationInterface {
  name = 'RequestPapers1795775901751';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TYPE "public"."file_sender" AS ENUM('client', 'office')`);
    await queryRunner.query(
      `CREATE TABLE "request_files" ("id" uuid NOT NULL, "request_kind" text NOT NULL, "request_id" uuid NOT NULL, "event_id" uuid NOT NULL, "paper_id" uuid, "sender" "public"."file_sender" NOT NULL, "sender_name" text, "key" text NOT NULL, "preview_key" text, "name" text NOT NULL, "type" text NOT NULL, "size" integer NOT NULL, "state" text NOT NULL DEFAULT 'available', "scanned" boolean NOT NULL DEFAULT false, "opened_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "pk_request_files" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_request_files_unscanned" ON "request_files"  ("created_at") WHERE NOT scanned`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_request_files_preview_key" ON "request_files"  ("preview_key") WHERE preview_key IS NOT NULL`,
    );
    await queryRunner.query(`CREATE INDEX "ix_request_files_key" ON "request_files"  ("key") `);
    await queryRunner.query(
      `CREATE INDEX "ix_request_files_request" ON "request_files"  ("request_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE TYPE "public"."paper_state" AS ENUM('missing', 'received', 'accepted', 'refused', 'not_needed')`,
    );
    await queryRunner.query(
      `CREATE TABLE "request_papers" ("id" uuid NOT NULL, "request_kind" text NOT NULL, "request_id" uuid NOT NULL, "name_ar" text NOT NULL, "name_fr" text NOT NULL, "name_en" text NOT NULL, "place" integer NOT NULL, "state" "public"."paper_state" NOT NULL DEFAULT 'missing', "reason" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_request_papers" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_request_papers_request" ON "request_papers"  ("request_id", "place") `,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "papers_ar" text array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "papers_fr" text array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "papers_en" text array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_ar"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'services'],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (tags_ar <> '{}')::int + (papers_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (tags_ar <> '{}')::int + (papers_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_fr"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'services'],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (tags_fr <> '{}')::int + (papers_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (tags_fr <> '{}')::int + (papers_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "incomplete_en"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'services'],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (tags_en <> '{}')::int + (papers_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (tags_en <> '{}')::int + (papers_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int) + greatest((papers_ar <> '{}')::int, (papers_fr <> '{}')::int, (papers_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'files_added'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'files_shared'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'paper_refused'`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_services_incomplete_ar ON services USING btree (sort_order, id) WHERE (incomplete_ar IS NOT NULL)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_services_incomplete_en ON services USING btree (sort_order, id) WHERE (incomplete_en IS NOT NULL)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_services_incomplete_fr ON services USING btree (sort_order, id) WHERE (incomplete_fr IS NOT NULL)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
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
        "nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (tags_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_en) <> '')::int + (btrim(description_en) <> '')::int + (btrim(details_en) <> '')::int + (btrim(availability_en) <> '')::int + (btrim(price_en) <> '')::int + (btrim(law_en) <> '')::int + (tags_en <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
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
        "nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (tags_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_fr) <> '')::int + (btrim(description_fr) <> '')::int + (btrim(details_fr) <> '')::int + (btrim(availability_fr) <> '')::int + (btrim(price_fr) <> '')::int + (btrim(law_fr) <> '')::int + (tags_fr <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
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
        "nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (tags_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `ALTER TABLE "services" ADD "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(title_ar) <> '')::int + (btrim(description_ar) <> '')::int + (btrim(details_ar) <> '')::int + (btrim(availability_ar) <> '')::int + (btrim(price_ar) <> '')::int + (btrim(law_ar) <> '')::int + (tags_ar <> '{}')::int) / nullif(1 + 1 + 1 + 1 + greatest((btrim(price_ar) <> '')::int, (btrim(price_fr) <> '')::int, (btrim(price_en) <> '')::int) + greatest((btrim(law_ar) <> '')::int, (btrim(law_fr) <> '')::int, (btrim(law_en) <> '')::int) + greatest((tags_ar <> '{}')::int, (tags_fr <> '{}')::int, (tags_en <> '{}')::int), 0), 100)) STORED`,
    );
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "papers_en"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "papers_fr"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "papers_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_request_papers_request"`);
    await queryRunner.query(`DROP TABLE "request_papers"`);
    await queryRunner.query(`DROP TYPE "public"."paper_state"`);
    await queryRunner.query(`DROP INDEX "public"."ix_request_files_request"`);
    await queryRunner.query(`DROP INDEX "public"."ix_request_files_key"`);
    await queryRunner.query(`DROP INDEX "public"."ix_request_files_preview_key"`);
    await queryRunner.query(`DROP INDEX "public"."ix_request_files_unscanned"`);
    await queryRunner.query(`DROP TABLE "request_files"`);
    await queryRunner.query(`DROP TYPE "public"."file_sender"`);
    await queryRunner.query(
      `CREATE INDEX ix_services_incomplete_ar ON services USING btree (sort_order, id) WHERE (incomplete_ar IS NOT NULL)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_services_incomplete_en ON services USING btree (sort_order, id) WHERE (incomplete_en IS NOT NULL)`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_services_incomplete_fr ON services USING btree (sort_order, id) WHERE (incomplete_fr IS NOT NULL)`,
    );
  }
}
