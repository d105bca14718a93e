import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Codes of authenticator apps beside the password, and sign-ins that wait for one. */
export class SecondFactor1795402800000 implements MigrationInterface {
  name = 'SecondFactor1795402800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" ADD "second_factor_at" TIMESTAMP WITH TIME ZONE');
    await queryRunner.query(`CREATE TABLE "second_factors" (
      "user_id" uuid NOT NULL,
      "sealed_secret" text NOT NULL,
      "confirmed_at" TIMESTAMP WITH TIME ZONE,
      "last_step" integer,
      "recovery_hashes" text array NOT NULL DEFAULT '{}',
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      CONSTRAINT "pk_second_factors" PRIMARY KEY ("user_id"),
      CONSTRAINT "fk_second_factors_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE NO ACTION
    )`);
    await queryRunner.query(`CREATE TABLE "sign_in_challenges" (
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "id" uuid NOT NULL,
      "user_id" uuid NOT NULL,
      "token_hash" bytea NOT NULL,
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "pk_sign_in_challenges" PRIMARY KEY ("id"),
      CONSTRAINT "fk_sign_in_challenges_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE NO ACTION
    )`);
    await queryRunner.query(
      'CREATE INDEX "ix_sign_in_challenges_user_id" ON "sign_in_challenges" ("user_id")',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX "uq_sign_in_challenges_token_hash" ON "sign_in_challenges" ("token_hash")',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "sign_in_challenges"');
    await queryRunner.query('DROP TABLE "second_factors"');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "second_factor_at"');
  }
}
