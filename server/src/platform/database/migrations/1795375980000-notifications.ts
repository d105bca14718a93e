import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people are told, what they want to be told of, and which late answers they were told of. */
export class Notifications1795375980000 implements MigrationInterface {
  name = 'Notifications1795375980000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."notification_type" AS ENUM('success', 'warning', 'info')`,
    );
    await queryRunner.query(
      `CREATE TABLE "notifications" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "user_id" uuid NOT NULL, "category" text NOT NULL, "type" "public"."notification_type" NOT NULL, "event" text NOT NULL, "entity" text NOT NULL, "entity_id" text NOT NULL, "permission" text, "values" jsonb NOT NULL DEFAULT '{}', "read_at" TIMESTAMP WITH TIME ZONE, "search_doc" text NOT NULL, CONSTRAINT "pk_notifications" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_created_at" ON "notifications"  ("created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_record" ON "notifications"  ("entity_id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_unread" ON "notifications"  ("user_id", "created_at", "id") WHERE read_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_user_type" ON "notifications"  ("user_id", "type", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_user_category" ON "notifications"  ("user_id", "category", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_notifications_user" ON "notifications"  ("user_id", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "notification_preferences" ("user_id" uuid NOT NULL, "category" text NOT NULL, "in_app" boolean NOT NULL, "by_mail" boolean NOT NULL, CONSTRAINT "pk_notification_preferences" PRIMARY KEY ("user_id", "category"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "request_escalations" ("request_id" uuid NOT NULL, "stage" text NOT NULL, "unanswered_since" TIMESTAMP WITH TIME ZONE NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_request_escalations" PRIMARY KEY ("request_id", "stage", "unanswered_since"))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE "request_escalations"`);
    await queryRunner.query(`DROP TABLE "notification_preferences"`);
    await queryRunner.query(`DROP TABLE "notifications"`);
    await queryRunner.query(`DROP TYPE "public"."notification_type"`);
  }
}
