import type { MigrationInterface, QueryRunner } from 'typeorm';

const DONE = {
  service_requests: `'completed', 'rejected'`,
  contact_requests: `'replied', 'closed'`,
  applications: `'accepted', 'rejected'`,
};

/** The queues of administrators: who waits longest, what is whose, and what each of them has seen. */
export class RequestQueues1795350200000 implements MigrationInterface {
  name = 'RequestQueues1795350200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "row_views" ("row_id" uuid NOT NULL, "user_id" uuid NOT NULL, "user_name" text NOT NULL, "seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "open_until" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_row_views" PRIMARY KEY ("row_id", "user_id"))`,
    );
    for (const [table, done] of Object.entries(DONE)) {
      await queryRunner.query(
        `ALTER TABLE "${table}" ADD "client_wrote_at" TIMESTAMP WITH TIME ZONE`,
      );
      await queryRunner.query(
        `UPDATE "${table}" SET "client_wrote_at" = greatest("created_at", "unanswered_since")`,
      );
      await queryRunner.query(
        `ALTER TABLE "${table}" ALTER COLUMN "client_wrote_at" SET DEFAULT now(), ALTER COLUMN "client_wrote_at" SET NOT NULL`,
      );
      await queryRunner.query(`DROP INDEX "public"."ix_${table}_unanswered"`);
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_queue" ON "${table}" ("unanswered_since", "id" DESC) WHERE "deleted_at" IS NULL`,
      );
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_status_queue" ON "${table}" ("status", "unanswered_since", "id" DESC) WHERE "deleted_at" IS NULL`,
      );
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_open" ON "${table}" ("assignee_id", "unanswered_since", "id" DESC) WHERE "deleted_at" IS NULL AND "status" NOT IN (${done})`,
      );
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_unseen" ON "${table}" ("client_wrote_at" DESC) WHERE "deleted_at" IS NULL AND "unanswered_since" IS NOT NULL`,
      );
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of Object.keys(DONE)) {
      for (const index of ['unseen', 'open', 'status_queue', 'queue'])
        await queryRunner.query(`DROP INDEX "public"."ix_${table}_${index}"`);
      await queryRunner.query(
        `CREATE INDEX "ix_${table}_unanswered" ON "${table}"  ("unanswered_since", "id") `,
      );
      await queryRunner.query(`ALTER TABLE "${table}" DROP COLUMN "client_wrote_at"`);
    }
    await queryRunner.query(`DROP TABLE "row_views"`);
  }
}
