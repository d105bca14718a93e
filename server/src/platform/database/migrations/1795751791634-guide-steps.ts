import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The guided path: answers, and the question or the situation that each leads to. */
export class GuideSteps1795751791634 implements MigrationInterface {
  name = 'GuideSteps1795751791634';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'guide_steps',
        'GENERATED_COLUMN',
        'incomplete_ar',
        "nullif(100 * ((btrim(answer_ar) <> '')::int + (btrim(question_ar) <> '')::int) / nullif(1 + greatest((btrim(question_ar) <> '')::int, (btrim(question_fr) <> '')::int, (btrim(question_en) <> '')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'guide_steps',
        'GENERATED_COLUMN',
        'incomplete_fr',
        "nullif(100 * ((btrim(answer_fr) <> '')::int + (btrim(question_fr) <> '')::int) / nullif(1 + greatest((btrim(question_ar) <> '')::int, (btrim(question_fr) <> '')::int, (btrim(question_en) <> '')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'guide_steps',
        'GENERATED_COLUMN',
        'incomplete_en',
        "nullif(100 * ((btrim(answer_en) <> '')::int + (btrim(question_en) <> '')::int) / nullif(1 + greatest((btrim(question_ar) <> '')::int, (btrim(question_fr) <> '')::int, (btrim(question_en) <> '')::int), 0), 100)",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "guide_steps" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "stale_languages" text array NOT NULL DEFAULT '{}', "deleted_at" TIMESTAMP WITH TIME ZONE, "id" uuid NOT NULL, "slug" text NOT NULL, "answer_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "question_ar" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_ar" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(answer_ar) <> '')::int + (btrim(question_ar) <> '')::int) / nullif(1 + greatest((btrim(question_ar) <> '')::int, (btrim(question_fr) <> '')::int, (btrim(question_en) <> '')::int), 0), 100)) STORED, "answer_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "question_fr" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_fr" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(answer_fr) <> '')::int + (btrim(question_fr) <> '')::int) / nullif(1 + greatest((btrim(question_ar) <> '')::int, (btrim(question_fr) <> '')::int, (btrim(question_en) <> '')::int), 0), 100)) STORED, "answer_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "question_en" text COLLATE "und-x-icu" NOT NULL DEFAULT '', "incomplete_en" integer GENERATED ALWAYS AS (nullif(100 * ((btrim(answer_en) <> '')::int + (btrim(question_en) <> '')::int) / nullif(1 + greatest((btrim(question_ar) <> '')::int, (btrim(question_fr) <> '')::int, (btrim(question_en) <> '')::int), 0), 100)) STORED, "parent" text, "situation" text, "search_words" text, "search_joined" text, CONSTRAINT "pk_guide_steps" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_situation" ON "guide_steps"  ("situation") `,
    );
    await queryRunner.query(`CREATE INDEX "ix_guide_steps_parent" ON "guide_steps"  ("parent") `);
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_status" ON "guide_steps"  ("status", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_order" ON "guide_steps"  ("sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_created_at" ON "guide_steps"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_updated_at" ON "guide_steps"  ("updated_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_answer_ar" ON "guide_steps"  ("answer_ar", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_answer_fr" ON "guide_steps"  ("answer_fr", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_answer_en" ON "guide_steps"  ("answer_en", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_status_list" ON "guide_steps"  ("status", "sort_order", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_incomplete_ar" ON "guide_steps"  ("sort_order", "id") WHERE incomplete_ar IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_incomplete_fr" ON "guide_steps"  ("sort_order", "id") WHERE incomplete_fr IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_incomplete_en" ON "guide_steps"  ("sort_order", "id") WHERE incomplete_en IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_trash" ON "guide_steps"  ("sort_order", "id") WHERE deleted_at IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_guide_steps_slug" ON "guide_steps"  ("slug") `,
    );
    await queryRunner.query(
      `ALTER TABLE "guide_steps" ADD CONSTRAINT "fk_guide_steps_parent" FOREIGN KEY ("parent") REFERENCES "guide_steps"("slug") ON DELETE SET NULL ON UPDATE CASCADE`,
    );
    await queryRunner.query(
      `ALTER TABLE "guide_steps" ADD CONSTRAINT "fk_guide_steps_situation" FOREIGN KEY ("situation") REFERENCES "situations"("slug") ON DELETE SET NULL ON UPDATE CASCADE`,
    );
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fill_search_of_guide_steps() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT public.search_words(concat_ws(' ', answer_ar, answer_fr, answer_en, question_ar, question_fr, question_en, slug)) INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`);
    await queryRunner.query(`CREATE OR REPLACE TRIGGER tr_guide_steps_search
    BEFORE INSERT OR UPDATE OF answer_ar, answer_fr, answer_en, question_ar, question_fr, question_en, slug, search_words, search_joined ON "guide_steps"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_guide_steps()`);
    await queryRunner.query(
      `CREATE INDEX "ix_guide_steps_words" ON "guide_steps" USING gin (status, search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "guide_steps" DROP CONSTRAINT "fk_guide_steps_situation"`);
    await queryRunner.query(`ALTER TABLE "guide_steps" DROP CONSTRAINT "fk_guide_steps_parent"`);
    await queryRunner.query(`DROP INDEX "public"."uq_guide_steps_slug"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_trash"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_incomplete_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_incomplete_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_incomplete_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_status_list"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_answer_en"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_answer_fr"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_answer_ar"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_order"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_status"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_parent"`);
    await queryRunner.query(`DROP INDEX "public"."ix_guide_steps_situation"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_en', 'public', 'guide_steps'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_fr', 'public', 'guide_steps'],
    );
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'incomplete_ar', 'public', 'guide_steps'],
    );
    await queryRunner.query(`DROP TRIGGER tr_guide_steps_search ON "guide_steps"`);
    await queryRunner.query(`DROP FUNCTION fill_search_of_guide_steps()`);
    await queryRunner.query(`DROP INDEX "ix_guide_steps_words"`);
    await queryRunner.query(`DROP TABLE "guide_steps"`);
  }
}
