import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What clients think of cases that are over, the testimonials that are made of it, and appointments nobody came to. */
export class CaseRatings1795790500000 implements MigrationInterface {
  name = 'CaseRatings1795790500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "case_ratings" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "version" integer NOT NULL DEFAULT '1', "request_kind" text NOT NULL, "request_id" uuid NOT NULL, "request_reference" text NOT NULL, "client_name" text NOT NULL, "service_id" integer, "service_titles" jsonb, "assignee_id" uuid, "assignee_name" text, "stars" integer NOT NULL, "comment" text, "language" "public"."locale" NOT NULL, "public_name" text, "consent_version" text, "consent_language" "public"."locale", "consented_at" TIMESTAMP WITH TIME ZONE, "consent_withdrawn_at" TIMESTAMP WITH TIME ZONE, "search_words" text, "search_joined" text, CONSTRAINT "ck_case_ratings_stars" CHECK (stars BETWEEN 1 AND 5), CONSTRAINT "pk_case_ratings" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_stars_order" ON "case_ratings"  ("stars", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_updated_at" ON "case_ratings"  ("updated_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_created_at" ON "case_ratings"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_consented" ON "case_ratings"  ("created_at") WHERE consented_at IS NOT NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_assignee" ON "case_ratings"  ("assignee_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_service" ON "case_ratings"  ("service_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_stars" ON "case_ratings"  ("stars", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_request_kind" ON "case_ratings"  ("request_kind", "created_at") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_case_ratings_request" ON "case_ratings"  ("request_id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "testimonial_sources" ("testimonial_id" uuid NOT NULL, "rating_id" uuid NOT NULL, "ended_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_testimonial_sources" PRIMARY KEY ("testimonial_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_testimonial_sources_rating" ON "testimonial_sources"  ("rating_id") `,
    );
    await queryRunner.query(
      `ALTER TABLE "consultations" ADD "no_show_at" TIMESTAMP WITH TIME ZONE`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'no_show' BEFORE 'files_added'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'no_show_undone' BEFORE 'files_added'`,
    );
    await queryRunner.query(
      `ALTER TABLE "testimonial_sources" ADD CONSTRAINT "fk_testimonial_sources_testimonial" FOREIGN KEY ("testimonial_id") REFERENCES "testimonials"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fill_search_of_case_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT public.search_words(concat_ws(' ', request_reference, client_name, comment)) INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`);
    await queryRunner.query(`CREATE OR REPLACE TRIGGER tr_case_ratings_search
    BEFORE INSERT OR UPDATE OF request_reference, client_name, comment, search_words, search_joined ON "case_ratings"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_case_ratings()`);
    await queryRunner.query(
      `CREATE INDEX "ix_case_ratings_words" ON "case_ratings" USING gin (search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "testimonial_sources" DROP CONSTRAINT "fk_testimonial_sources_testimonial"`,
    );
    await queryRunner.query(`DROP INDEX "public"."ix_testimonial_sources_rating"`);
    await queryRunner.query(`DROP INDEX "public"."uq_case_ratings_request"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_request_kind"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_stars"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_service"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_assignee"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_consented"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_case_ratings_stars_order"`);
    await queryRunner.query(`DROP TRIGGER tr_case_ratings_search ON "case_ratings"`);
    await queryRunner.query(`DROP FUNCTION fill_search_of_case_ratings()`);
    await queryRunner.query(`DROP INDEX "ix_case_ratings_words"`);
    await queryRunner.query(`ALTER TABLE "consultations" DROP COLUMN "no_show_at"`);
    await queryRunner.query(`DROP TABLE "testimonial_sources"`);
    await queryRunner.query(`DROP TABLE "case_ratings"`);
  }
}
