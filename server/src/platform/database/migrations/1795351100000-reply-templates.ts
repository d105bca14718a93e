import type { MigrationInterface, QueryRunner } from 'typeorm';

const LANGUAGES = ['ar', 'fr', 'en'] as const;

const isFilled = (column: string) => `(btrim(${column}) <> '')::int`;
const inAnyLanguage = (name: string) =>
  `greatest(${LANGUAGES.map((language) => isFilled(`${name}_${language}`)).join(', ')})`;
const incomplete = (language: string) =>
  `nullif(100 * (${isFilled(`title_${language}`)} + ${isFilled(`text_${language}`)}) / nullif(${inAnyLanguage('title')} + ${inAnyLanguage('text')}, 0), 100)`;

/** The columns that the database works out, and how: TypeORM keeps note of them. */
const GENERATED: Record<string, string> = {
  incomplete_ar: incomplete('ar'),
  incomplete_fr: incomplete('fr'),
  incomplete_en: incomplete('en'),
  search_doc: `search_norm(coalesce(title_ar, '') || ' ' || coalesce(title_fr, '') || ' ' || coalesce(title_en, '') || ' ' || coalesce(text_ar, '') || ' ' || coalesce(text_fr, '') || ' ' || coalesce(text_en, ''))`,
};

const INDEXES: Record<string, string> = {
  ix_reply_templates_kind: '(kind, sort_order)',
  ix_reply_templates_status: '(status, id)',
  ix_reply_templates_order: '(sort_order, id)',
  ix_reply_templates_created_at: '(created_at, id)',
  ix_reply_templates_updated_at: '(updated_at, id)',
  ix_reply_templates_title_ar: '(title_ar, id)',
  ix_reply_templates_title_fr: '(title_fr, id)',
  ix_reply_templates_title_en: '(title_en, id)',
  ix_reply_templates_status_list: '(status, sort_order, id)',
  ix_reply_templates_incomplete_ar: '(sort_order, id) WHERE incomplete_ar IS NOT NULL',
  ix_reply_templates_incomplete_fr: '(sort_order, id) WHERE incomplete_fr IS NOT NULL',
  ix_reply_templates_incomplete_en: '(sort_order, id) WHERE incomplete_en IS NOT NULL',
  ix_reply_templates_trash: '(sort_order, id) WHERE deleted_at IS NOT NULL',
  ix_reply_templates_search: 'USING gin (status, search_doc gin_trgm_ops)',
};

const textsOf = (language: string) => `
  "title_${language}" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "text_${language}" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "incomplete_${language}" integer GENERATED ALWAYS AS (${GENERATED[`incomplete_${language}`]}) STORED,`;

const TABLE = `CREATE TABLE "reply_templates" (
  "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "status" "content_status" NOT NULL DEFAULT 'active',
  "sort_order" integer NOT NULL DEFAULT '0',
  "version" integer NOT NULL DEFAULT '1',
  "stale_languages" text array NOT NULL DEFAULT '{}',
  "deleted_at" TIMESTAMP WITH TIME ZONE,${LANGUAGES.map(textsOf).join('')}
  "id" uuid NOT NULL,
  "kind" "request_kind",
  "search_doc" text GENERATED ALWAYS AS (${GENERATED['search_doc']}) STORED NOT NULL,
  CONSTRAINT "pk_reply_templates" PRIMARY KEY ("id")
)`;

/** Texts that the office inserts into replies. */
export class ReplyTemplates1795351100000 implements MigrationInterface {
  name = 'ReplyTemplates1795351100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "request_kind" AS ENUM ('serviceRequest', 'contactRequest', 'application')`,
    );
    for (const [column, expression] of Object.entries(GENERATED)) {
      await queryRunner.query(
        `INSERT INTO "typeorm_metadata" ("database", "schema", "table", "type", "name", "value")
         VALUES (current_database(), 'public', 'reply_templates', 'GENERATED_COLUMN', $1, $2)`,
        [column, expression],
      );
    }
    await queryRunner.query(TABLE);
    for (const [name, columns] of Object.entries(INDEXES)) {
      await queryRunner.query(`CREATE INDEX ${name} ON reply_templates ${columns}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE reply_templates');
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = 'GENERATED_COLUMN'
       AND "database" = current_database() AND "schema" = 'public' AND "table" = 'reply_templates'`,
    );
    await queryRunner.query('DROP TYPE request_kind');
  }
}
