import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = [
  'reference',
  'full_name',
  'email',
  'phone_number',
  `regexp_replace(phone_number, '\\D', '', 'g')`,
  'phone_e164',
  `role_titles ->> 'ar'`,
  `role_titles ->> 'fr'`,
  `role_titles ->> 'en'`,
  'role_slug',
  'city',
];
const SEARCH_DOC = `search_norm(${SEARCHED.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`;

const INDEXES = [
  'CREATE UNIQUE INDEX "uq_applications_reference" ON "applications" ("reference")',
  'CREATE INDEX "ix_applications_user" ON "applications" ("user_id", "created_at")',
  'CREATE INDEX "ix_applications_status" ON "applications" ("status", "created_at")',
  'CREATE INDEX "ix_applications_created_at" ON "applications" ("created_at", "id")',
  'CREATE INDEX "ix_applications_updated_at" ON "applications" ("updated_at", "id")',
  'CREATE INDEX "ix_applications_full_name" ON "applications" ("full_name", "id")',
  'CREATE INDEX "ix_applications_email" ON "applications" ("email", "role_id", "created_at")',
  'CREATE INDEX "ix_applications_role" ON "applications" ("role_id", "created_at")',
  'CREATE INDEX "ix_applications_role_slug" ON "applications" ("role_slug", "created_at")',
  'CREATE INDEX "ix_applications_cv_key" ON "applications" ("cv_key")',
  'CREATE INDEX "ix_applications_search" ON "applications" USING gin (status, search_doc gin_trgm_ops)',
];

const OTHER_EVENTS = `
  SELECT enumlabel AS label FROM pg_enum
  WHERE enumtypid = 'request_event_type'::regtype AND enumlabel <> 'resubmitted'
  ORDER BY enumsortorder`;

/** Job applications, and the event of a request that is sent again. */
export class Applications1795345000000 implements MigrationInterface {
  name = 'Applications1795345000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TYPE "public"."request_event_type" ADD VALUE 'resubmitted'`);
    await queryRunner.query(
      `CREATE TYPE "public"."application_status" AS ENUM('pending', 'reviewed', 'shortlisted', 'rejected', 'accepted')`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), 'public', 'applications', 'GENERATED_COLUMN', 'search_doc', $1)`,
      [SEARCH_DOC],
    );
    await queryRunner.query(
      `CREATE TABLE "applications" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL DEFAULT '1', "reference" text NOT NULL DEFAULT next_reference('JA'), "status" "public"."application_status" NOT NULL DEFAULT 'pending', "user_id" uuid, "role_id" uuid NOT NULL, "role_slug" text NOT NULL, "role_titles" jsonb NOT NULL, "full_name" text NOT NULL, "email" text NOT NULL, "phone_number" text NOT NULL, "phone_e164" text, "date_of_birth" date, "address" text NOT NULL, "city" text NOT NULL, "country" text NOT NULL, "linkedin" text, "website" text, "experience" text NOT NULL, "education" text NOT NULL, "skills" text NOT NULL, "motivation" text NOT NULL, "expected_salary" text, "availability" date, "additional_info" text, "admin_notes" text, "cv_key" text NOT NULL, "cv_name" text NOT NULL, "cv_type" text NOT NULL, "cv_size" integer NOT NULL, "language" "public"."locale" NOT NULL, "search_doc" text GENERATED ALWAYS AS (${SEARCH_DOC}) STORED NOT NULL, CONSTRAINT "pk_applications" PRIMARY KEY ("id"))`,
    );
    for (const statement of INDEXES) await queryRunner.query(statement);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "applications"');
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "database" = current_database() AND "schema" = 'public' AND "table" = 'applications'`,
    );
    await queryRunner.query('DROP TYPE "public"."application_status"');
    // a value cannot be dropped from a type, so the type is made anew without it
    await queryRunner.query(`DELETE FROM "request_events" WHERE "type" = 'resubmitted'`);
    const others = (await queryRunner.query(OTHER_EVENTS)) as unknown as { label: string }[];
    const labels = others.map(({ label }) => `'${label}'`).join(', ');
    await queryRunner.query(`ALTER TYPE "public"."request_event_type" RENAME TO "old_event_type"`);
    await queryRunner.query(`CREATE TYPE "public"."request_event_type" AS ENUM(${labels})`);
    await queryRunner.query(
      `ALTER TABLE "request_events" ALTER COLUMN "type" TYPE "public"."request_event_type" USING "type"::text::"public"."request_event_type"`,
    );
    await queryRunner.query('DROP TYPE "old_event_type"');
  }
}
