import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What programs sign in with: a session with grants, and the hash of its token. The record of changes names it. */
export class ApiTokens1795789400000 implements MigrationInterface {
  name = 'ApiTokens1795789400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "api_tokens" ("id" uuid NOT NULL, "token_hash" bytea NOT NULL, "prefix" text NOT NULL, "created_by_id" uuid, CONSTRAINT "pk_api_tokens" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_api_tokens_token_hash" ON "api_tokens"  ("token_hash") `,
    );
    await queryRunner.query(`ALTER TABLE "sessions" ADD "grants" jsonb`);
    await queryRunner.query(`ALTER TABLE "audit_events" ADD "token_name" text`);
    await queryRunner.query(
      `ALTER TABLE "api_tokens" ADD CONSTRAINT "fk_api_tokens_session" FOREIGN KEY ("id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "api_tokens" ADD CONSTRAINT "fk_api_tokens_created_by_id" FOREIGN KEY ("created_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "api_tokens" DROP CONSTRAINT "fk_api_tokens_created_by_id"`,
    );
    await queryRunner.query(`ALTER TABLE "api_tokens" DROP CONSTRAINT "fk_api_tokens_session"`);
    await queryRunner.query(`ALTER TABLE "audit_events" DROP COLUMN "token_name"`);
    await queryRunner.query(`ALTER TABLE "sessions" DROP COLUMN "grants"`);
    await queryRunner.query(`DROP INDEX "public"."uq_api_tokens_token_hash"`);
    await queryRunner.query(`DROP TABLE "api_tokens"`);
  }
}
