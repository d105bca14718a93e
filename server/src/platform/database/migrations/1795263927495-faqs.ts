import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Table -> its columns that the database works out, and how: TypeORM keeps note of them. */
const GENERATED: Record<string, Record<string, string>> = {
  categories: {
    incomplete_ar: `nullif(100 * ((btrim(name_ar) <> '')::int + (btrim(description_ar) <> '')::int) / nullif(1 + greatest((btrim(description_ar) <> '')::int, (btrim(description_fr) <> '')::int, (btrim(description_en) <> '')::int), 0), 100)`,
    incomplete_fr: `nullif(100 * ((btrim(name_fr) <> '')::int + (btrim(description_fr) <> '')::int) / nullif(1 + greatest((btrim(description_ar) <> '')::int, (btrim(description_fr) <> '')::int, (btrim(description_en) <> '')::int), 0), 100)`,
    incomplete_en: `nullif(100 * ((btrim(name_en) <> '')::int + (btrim(description_en) <> '')::int) / nullif(1 + greatest((btrim(description_ar) <> '')::int, (btrim(description_fr) <> '')::int, (btrim(description_en) <> '')::int), 0), 100)`,
    search_doc: `search_norm(coalesce(name_ar, '') || ' ' || coalesce(name_fr, '') || ' ' || coalesce(name_en, '') || ' ' || coalesce(description_ar, '') || ' ' || coalesce(description_fr, '') || ' ' || coalesce(description_en, '') || ' ' || coalesce(slug, ''))`,
  },
  faqs: {
    incomplete_ar: `nullif(100 * ((btrim(question_ar) <> '')::int + (btrim(answer_ar) <> '')::int) / nullif(1 + 1, 0), 100)`,
    incomplete_fr: `nullif(100 * ((btrim(question_fr) <> '')::int + (btrim(answer_fr) <> '')::int) / nullif(1 + 1, 0), 100)`,
    incomplete_en: `nullif(100 * ((btrim(question_en) <> '')::int + (btrim(answer_en) <> '')::int) / nullif(1 + 1, 0), 100)`,
    question_key_ar: `"left"(question_ar, 100)`,
    question_key_fr: `"left"(question_fr, 100)`,
    question_key_en: `"left"(question_en, 100)`,
    search_doc: `search_norm(coalesce(question_ar, '') || ' ' || coalesce(question_fr, '') || ' ' || coalesce(question_en, '') || ' ' || coalesce(answer_ar, '') || ' ' || coalesce(answer_fr, '') || ' ' || coalesce(answer_en, ''))`,
  },
};

/** Table -> its indexes: name, columns, and of which rows. */
const INDEXES: Record<string, Record<string, string>> = {
  categories: {
    ix_categories_status: '(status, id)',
    ix_categories_order: '(sort_order, id)',
    ix_categories_created_at: '(created_at, id)',
    ix_categories_updated_at: '(updated_at, id)',
    ix_categories_scope: '(scope, id)',
    ix_categories_name_ar: '(name_ar, id)',
    ix_categories_name_fr: '(name_fr, id)',
    ix_categories_name_en: '(name_en, id)',
    ix_categories_status_list: '(status, sort_order, id)',
    ix_categories_incomplete_ar: '(sort_order, id) WHERE incomplete_ar IS NOT NULL',
    ix_categories_incomplete_fr: '(sort_order, id) WHERE incomplete_fr IS NOT NULL',
    ix_categories_incomplete_en: '(sort_order, id) WHERE incomplete_en IS NOT NULL',
    ix_categories_trash: '(sort_order, id) WHERE deleted_at IS NOT NULL',
    ix_categories_search: 'USING gin (status, search_doc gin_trgm_ops)',
  },
  faqs: {
    ix_faqs_category_list: '(category, status, sort_order, id)',
    ix_faqs_status: '(status, id)',
    ix_faqs_order: '(sort_order, id)',
    ix_faqs_created_at: '(created_at, id)',
    ix_faqs_updated_at: '(updated_at, id)',
    ix_faqs_category: '(category, id)',
    ix_faqs_question_key_ar: '(question_key_ar, id)',
    ix_faqs_question_key_fr: '(question_key_fr, id)',
    ix_faqs_question_key_en: '(question_key_en, id)',
    ix_faqs_featured: '(featured, id)',
    ix_faqs_status_list: '(status, sort_order, id)',
    ix_faqs_featured_list: '(featured, sort_order, id)',
    ix_faqs_incomplete_ar: '(sort_order, id) WHERE incomplete_ar IS NOT NULL',
    ix_faqs_incomplete_fr: '(sort_order, id) WHERE incomplete_fr IS NOT NULL',
    ix_faqs_incomplete_en: '(sort_order, id) WHERE incomplete_en IS NOT NULL',
    ix_faqs_trash: '(sort_order, id) WHERE deleted_at IS NOT NULL',
    ix_faqs_search: 'USING gin (status, search_doc gin_trgm_ops)',
  },
};

const CATEGORIES = `CREATE TABLE "categories" (
  "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "status" "content_status" NOT NULL DEFAULT 'active',
  "sort_order" integer NOT NULL DEFAULT '0',
  "version" integer NOT NULL DEFAULT '1',
  "stale_languages" text array NOT NULL DEFAULT '{}',
  "deleted_at" TIMESTAMP WITH TIME ZONE,
  "name_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "description_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "incomplete_ar" integer GENERATED ALWAYS AS (${GENERATED['categories']!['incomplete_ar']}) STORED,
  "name_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "description_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "incomplete_fr" integer GENERATED ALWAYS AS (${GENERATED['categories']!['incomplete_fr']}) STORED,
  "name_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "description_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "incomplete_en" integer GENERATED ALWAYS AS (${GENERATED['categories']!['incomplete_en']}) STORED,
  "id" uuid NOT NULL,
  "slug" text NOT NULL,
  "scope" "category_scope" NOT NULL DEFAULT 'both',
  "icon" text NOT NULL DEFAULT '',
  "color" text NOT NULL DEFAULT '#3B82F6',
  "search_doc" text GENERATED ALWAYS AS (${GENERATED['categories']!['search_doc']}) STORED NOT NULL,
  CONSTRAINT "pk_categories" PRIMARY KEY ("id")
)`;

const FAQS = `CREATE TABLE "faqs" (
  "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "status" "content_status" NOT NULL DEFAULT 'active',
  "sort_order" integer NOT NULL DEFAULT '0',
  "version" integer NOT NULL DEFAULT '1',
  "stale_languages" text array NOT NULL DEFAULT '{}',
  "deleted_at" TIMESTAMP WITH TIME ZONE,
  "question_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "answer_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "incomplete_ar" integer GENERATED ALWAYS AS (${GENERATED['faqs']!['incomplete_ar']}) STORED,
  "question_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "answer_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "incomplete_fr" integer GENERATED ALWAYS AS (${GENERATED['faqs']!['incomplete_fr']}) STORED,
  "question_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "answer_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '',
  "incomplete_en" integer GENERATED ALWAYS AS (${GENERATED['faqs']!['incomplete_en']}) STORED,
  "featured" boolean NOT NULL DEFAULT false,
  "id" uuid NOT NULL,
  "category" text NOT NULL,
  "question_key_ar" text GENERATED ALWAYS AS (${GENERATED['faqs']!['question_key_ar']}) STORED COLLATE "und-x-icu" NOT NULL,
  "question_key_fr" text GENERATED ALWAYS AS (${GENERATED['faqs']!['question_key_fr']}) STORED COLLATE "und-x-icu" NOT NULL,
  "question_key_en" text GENERATED ALWAYS AS (${GENERATED['faqs']!['question_key_en']}) STORED COLLATE "und-x-icu" NOT NULL,
  "search_doc" text GENERATED ALWAYS AS (${GENERATED['faqs']!['search_doc']}) STORED NOT NULL,
  CONSTRAINT "pk_faqs" PRIMARY KEY ("id")
)`;

/** Categories, and the questions that are in them. */
export class Faqs1795263927495 implements MigrationInterface {
  name = 'Faqs1795263927495';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TYPE "category_scope" AS ENUM ('faq', 'service', 'both')`);
    for (const [table, columns] of Object.entries(GENERATED)) {
      for (const [column, expression] of Object.entries(columns)) {
        await queryRunner.query(
          `INSERT INTO "typeorm_metadata" ("database", "schema", "table", "type", "name", "value")
           VALUES (current_database(), 'public', $1, 'GENERATED_COLUMN', $2, $3)`,
          [table, column, expression],
        );
      }
    }
    await queryRunner.query(CATEGORIES);
    await queryRunner.query('CREATE UNIQUE INDEX uq_categories_slug ON categories (slug)');
    await queryRunner.query(FAQS);
    await queryRunner.query(
      `ALTER TABLE faqs ADD CONSTRAINT fk_faqs_category FOREIGN KEY (category)
       REFERENCES categories (slug) ON DELETE RESTRICT ON UPDATE CASCADE`,
    );
    for (const [table, indexes] of Object.entries(INDEXES)) {
      for (const [name, columns] of Object.entries(indexes)) {
        await queryRunner.query(`CREATE INDEX ${name} ON ${table} ${columns}`);
      }
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE faqs');
    await queryRunner.query('DROP TABLE categories');
    for (const table of Object.keys(GENERATED)) {
      await queryRunner.query(
        `DELETE FROM "typeorm_metadata" WHERE "type" = 'GENERATED_COLUMN'
         AND "database" = current_database() AND "schema" = 'public' AND "table" = $1`,
        [table],
      );
    }
    await queryRunner.query('DROP TYPE category_scope');
  }
}
