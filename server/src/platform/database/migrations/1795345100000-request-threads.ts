import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['service_requests', 'applications'];

/** Messages of clients, who deals with a request, and since when the client waits for an answer. */
export class RequestThreads1795345100000 implements MigrationInterface {
  name = 'RequestThreads1795345100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TYPE "public"."request_event_type" ADD VALUE 'message'`);
    await queryRunner.query(`ALTER TYPE "public"."request_event_type" ADD VALUE 'reply'`);
    await queryRunner.query(`ALTER TYPE "public"."request_event_type" ADD VALUE 'withdrawn'`);
    await queryRunner.query(`ALTER TYPE "public"."request_event_type" ADD VALUE 'assigned'`);
    for (const table of TABLES) {
      await queryRunner.query(
        `ALTER TABLE "${table}" ADD "unanswered_since" TIMESTAMP WITH TIME ZONE, ADD "assignee_id" uuid, ADD "assignee_name" text`,
      );
      await queryRunner.query(
        `UPDATE "${table}" r SET "unanswered_since" = "created_at" WHERE "status" = 'pending'
          AND NOT EXISTS (SELECT 1 FROM "request_events" e WHERE e."request_id" = r."id"
            AND e."is_public" AND e."type"::text NOT IN ('submitted', 'resubmitted'))`,
      );
      await queryRunner.query(
        `ALTER TABLE "${table}" ALTER COLUMN "unanswered_since" SET DEFAULT now()`,
      );
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_unanswered" ON "${table}"  ("unanswered_since", "id") `,
      );
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_assignee" ON "${table}"  ("assignee_id", "created_at") `,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await queryRunner.query(`DROP INDEX "public"."ix_${table}_assignee"`);
      await queryRunner.query(`DROP INDEX "public"."ix_${table}_unanswered"`);
      await queryRunner.query(
        `ALTER TABLE "${table}" DROP COLUMN "assignee_name", DROP COLUMN "assignee_id", DROP COLUMN "unanswered_since"`,
      );
    }
    await queryRunner.query(
      `DELETE FROM "request_events" WHERE "type" IN ('message', 'reply', 'withdrawn', 'assigned')`,
    );
    await queryRunner.query(
      `CREATE TYPE "public"."request_event_type_old" AS ENUM('submitted', 'status_changed', 'note', 'updated', 'resubmitted')`,
    );
    await queryRunner.query(
      `ALTER TABLE "request_events" ALTER COLUMN "type" TYPE "public"."request_event_type_old" USING "type"::text::"public"."request_event_type_old"`,
    );
    await queryRunner.query(`DROP TYPE "public"."request_event_type"`);
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type_old" RENAME TO "request_event_type"`,
    );
  }
}
