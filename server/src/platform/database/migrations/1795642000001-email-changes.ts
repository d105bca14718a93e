import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Changes of verified e-mail addresses, which the old address can undo for some days. */
export class EmailChanges1795642000001 implements MigrationInterface {
  name = 'EmailChanges1795642000001';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "email_changes" (
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "id" uuid NOT NULL,
      "user_id" uuid NOT NULL,
      "old_email" text NOT NULL,
      "old_verified_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "token_hash" bytea NOT NULL,
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "pk_email_changes" PRIMARY KEY ("id"),
      CONSTRAINT "fk_email_changes_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE NO ACTION
    )`);
    await queryRunner.query(
      'CREATE INDEX "ix_email_changes_user_id" ON "email_changes" ("user_id")',
    );
    await queryRunner.query(
      'CREATE INDEX "ix_email_changes_old_email" ON "email_changes" ("old_email")',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX "uq_email_changes_token_hash" ON "email_changes" ("token_hash")',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "email_changes"');
  }
}
