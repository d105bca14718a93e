import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages from the contact page. */
export class ContactRequests1795345200000 implements MigrationInterface {
  name = 'ContactRequests1795345200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'contact_requests',
        'GENERATED_COLUMN',
        'search_doc',
        "search_norm(coalesce(reference, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\\D', '', 'g'), '') || ' ' || coalesce(phone_e164, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(message, ''))",
      ],
    );
    await queryRunner.query(
      `CREATE TYPE "public"."contact_request_status" AS ENUM('new', 'read', 'replied', 'closed')`,
    );
    await queryRunner.query(
      `CREATE TABLE "contact_requests" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL DEFAULT '1', "reference" text NOT NULL DEFAULT next_reference('CR'), "status" "public"."contact_request_status" NOT NULL DEFAULT 'new', "user_id" uuid, "unanswered_since" TIMESTAMP WITH TIME ZONE DEFAULT now(), "assignee_id" uuid, "assignee_name" text, "name" text NOT NULL, "email" text NOT NULL, "phone" text, "phone_e164" text, "subject" text, "message" text NOT NULL, "priority" "public"."urgency" NOT NULL DEFAULT 'normal', "reply_message" text, "replied_at" TIMESTAMP WITH TIME ZONE, "search_doc" text GENERATED ALWAYS AS (search_norm(coalesce(reference, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(regexp_replace(phone, '\\D', '', 'g'), '') || ' ' || coalesce(phone_e164, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(message, ''))) STORED NOT NULL, CONSTRAINT "pk_contact_requests" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_status" ON "contact_requests"  ("status", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_priority" ON "contact_requests"  ("priority", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_assignee" ON "contact_requests"  ("assignee_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_unanswered" ON "contact_requests"  ("unanswered_since", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_created_at" ON "contact_requests"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_updated_at" ON "contact_requests"  ("updated_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_name" ON "contact_requests"  ("name", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_email" ON "contact_requests"  ("email", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_subject" ON "contact_requests"  ("subject", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_user" ON "contact_requests"  ("user_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_contact_requests_reference" ON "contact_requests"  ("reference") `,
    );
    await queryRunner.query(
      'CREATE INDEX ix_contact_requests_search ON contact_requests USING gin (status, search_doc gin_trgm_ops)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "contact_requests"`);
    await queryRunner.query(`DROP TYPE "public"."contact_request_status"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'search_doc', 'public', 'contact_requests'],
    );
  }
}
