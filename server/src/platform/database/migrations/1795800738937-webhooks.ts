import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses elsewhere that are told of changes, what they were told, and each attempt. */
export class Webhooks1795800738937 implements MigrationInterface {
  name = 'Webhooks1795800738937';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "webhook_deliveries" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "webhook_id" uuid NOT NULL, "event" text NOT NULL, "entity" text NOT NULL, "entity_id" text NOT NULL, "facts" jsonb NOT NULL, "state" text NOT NULL DEFAULT 'waiting', "attempts" integer NOT NULL DEFAULT '0', "settled_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_webhook_deliveries" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_webhook_deliveries_state" ON "webhook_deliveries"  ("state", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_webhook_deliveries_webhook_state" ON "webhook_deliveries"  ("webhook_id", "state", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_webhook_deliveries_webhook" ON "webhook_deliveries"  ("webhook_id", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_webhook_deliveries_created_at" ON "webhook_deliveries"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "webhook_attempts" ("id" uuid NOT NULL, "delivery_id" uuid NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "milliseconds" integer NOT NULL, "status" integer, "problem" text, "answer" text, CONSTRAINT "pk_webhook_attempts" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_webhook_attempts_delivery" ON "webhook_attempts"  ("delivery_id", "id") `,
    );
    await queryRunner.query(
      `CREATE TABLE "webhooks" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "name" text NOT NULL, "url" text NOT NULL, "events" text array NOT NULL, "personal" boolean NOT NULL DEFAULT false, "is_active" boolean NOT NULL DEFAULT true, "switched_off_reason" text, "secret" text NOT NULL, "previous_secret" text, "previous_secret_until" TIMESTAMP WITH TIME ZONE, "failing_since" TIMESTAMP WITH TIME ZONE, "created_by_id" uuid, "token_id" uuid, "token_name" text, "version" integer NOT NULL DEFAULT '1', CONSTRAINT "pk_webhooks" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_webhooks_created_at" ON "webhooks"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "fk_webhook_deliveries_webhook_id" FOREIGN KEY ("webhook_id") REFERENCES "webhooks"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "webhook_attempts" ADD CONSTRAINT "fk_webhook_attempts_delivery_id" FOREIGN KEY ("delivery_id") REFERENCES "webhook_deliveries"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "webhooks" ADD CONSTRAINT "fk_webhooks_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "webhooks" DROP CONSTRAINT "fk_webhooks_created_by_id"`);
    await queryRunner.query(
      `ALTER TABLE "webhook_attempts" DROP CONSTRAINT "fk_webhook_attempts_delivery_id"`,
    );
    await queryRunner.query(
      `ALTER TABLE "webhook_deliveries" DROP CONSTRAINT "fk_webhook_deliveries_webhook_id"`,
    );
    await queryRunner.query(`DROP INDEX "public"."ix_webhooks_created_at"`);
    await queryRunner.query(`DROP TABLE "webhooks"`);
    await queryRunner.query(`DROP INDEX "public"."ix_webhook_attempts_delivery"`);
    await queryRunner.query(`DROP TABLE "webhook_attempts"`);
    await queryRunner.query(`DROP INDEX "public"."ix_webhook_deliveries_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_webhook_deliveries_webhook"`);
    await queryRunner.query(`DROP INDEX "public"."ix_webhook_deliveries_webhook_state"`);
    await queryRunner.query(`DROP INDEX "public"."ix_webhook_deliveries_state"`);
    await queryRunner.query(`DROP TABLE "webhook_deliveries"`);
  }
}
