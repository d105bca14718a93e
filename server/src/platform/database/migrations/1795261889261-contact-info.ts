import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How to reach the firm: one row for each number, address, opening hours and social page. */
export class ContactInfo1795261889261 implements MigrationInterface {
  name = 'ContactInfo1795261889261';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."contact_info_type" AS ENUM('phone', 'email', 'address', 'hours', 'social_media')`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'contact_info',
        'GENERATED_COLUMN',
        'search_doc',
        "search_norm(key_name || ' ' || value || ' ' || coalesce(value_fr, '') || ' ' || coalesce(value_en, '') || ' ' || coalesce(phone_e164, '') || ' ' || regexp_replace(coalesce(phone_e164, ''), '^\\+213', '0'))",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "contact_info" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "type" "public"."contact_info_type" NOT NULL DEFAULT 'phone', "key_name" text NOT NULL, "value" text NOT NULL, "value_fr" text, "value_en" text, "phone_e164" text, "display_order" integer NOT NULL DEFAULT '0', "is_active" boolean NOT NULL DEFAULT true, "version" integer NOT NULL DEFAULT '1', "search_doc" text GENERATED ALWAYS AS (search_norm(key_name || ' ' || value || ' ' || coalesce(value_fr, '') || ' ' || coalesce(value_en, '') || ' ' || coalesce(phone_e164, '') || ' ' || regexp_replace(coalesce(phone_e164, ''), '^\\+213', '0'))) STORED NOT NULL, CONSTRAINT "pk_contact_info" PRIMARY KEY ("id"))`,
    );
    for (const statement of INDEXES) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "contact_info"');
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'search_doc', 'public', 'contact_info'],
    );
    await queryRunner.query('DROP TYPE "public"."contact_info_type"');
  }
}

const INDEXES = [
  'CREATE UNIQUE INDEX "uq_contact_info_key_name" ON "contact_info" ("type", "key_name")',
  'CREATE INDEX "ix_contact_info_list" ON "contact_info" ("type", "display_order", "id")',
  'CREATE INDEX "ix_contact_info_shown" ON "contact_info" ("display_order", "id") WHERE is_active',
  'CREATE INDEX "ix_contact_info_is_active" ON "contact_info" ("is_active", "id")',
  'CREATE INDEX "ix_contact_info_key" ON "contact_info" ("key_name", "id")',
  'CREATE INDEX "ix_contact_info_display_order" ON "contact_info" ("display_order", "id")',
  'CREATE INDEX "ix_contact_info_created_at" ON "contact_info" ("created_at", "id")',
  'CREATE INDEX "ix_contact_info_updated_at" ON "contact_info" ("updated_at", "id")',
  'CREATE INDEX "ix_contact_info_search" ON "contact_info" USING gin (search_doc gin_trgm_ops)',
];
