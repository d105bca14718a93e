import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RequestJoinCodes1795779084198 implements MigrationInterface {
  name = 'RequestJoinCodes1795779084198';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "request_join_codes" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "request_id" uuid NOT NULL, "code_hash" bytea NOT NULL, "attempts" integer NOT NULL DEFAULT '0', "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "pk_request_join_codes" PRIMARY KEY ("request_id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_request_join_codes_expires_at" ON "request_join_codes"  ("expires_at") `,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX "public"."ix_request_join_codes_expires_at"`);
    await queryRunner.query(`DROP TABLE "request_join_codes"`);
  }
}
