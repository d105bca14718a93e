import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Passkeys, and the challenges that they answer. Recovery codes are kept in the row of the app's secret, which
 * is missing for people who have only passkeys.
 */
export class Passkeys1795428300000 implements MigrationInterface {
  name = 'Passkeys1795428300000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "passkeys" (
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "id" uuid NOT NULL,
      "user_id" uuid NOT NULL,
      "credential_id" text NOT NULL,
      "public_key" bytea NOT NULL,
      "counter" bigint NOT NULL,
      "transports" text array NOT NULL DEFAULT '{}',
      "name" text NOT NULL,
      "last_used_at" TIMESTAMP WITH TIME ZONE,
      CONSTRAINT "pk_passkeys" PRIMARY KEY ("id"),
      CONSTRAINT "fk_passkeys_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE NO ACTION
    )`);
    await queryRunner.query('CREATE INDEX "ix_passkeys_user_id" ON "passkeys" ("user_id")');
    await queryRunner.query(
      'CREATE UNIQUE INDEX "uq_passkeys_credential_id" ON "passkeys" ("credential_id")',
    );
    await queryRunner.query(`CREATE TABLE "passkey_challenges" (
      "purpose" text NOT NULL,
      "holder_id" uuid NOT NULL,
      "user_id" uuid NOT NULL,
      "challenge" text NOT NULL,
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "pk_passkey_challenges" PRIMARY KEY ("purpose", "holder_id"),
      CONSTRAINT "fk_passkey_challenges_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE NO ACTION
    )`);
    await queryRunner.query(
      'CREATE INDEX "ix_passkey_challenges_user_id" ON "passkey_challenges" ("user_id")',
    );
    // last, because sign-ins with a code wait for it until the end
    await queryRunner.query(
      'ALTER TABLE "second_factors" ALTER COLUMN "sealed_secret" DROP NOT NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "passkey_challenges"');
    await queryRunner.query('DROP TABLE "passkeys"');
    // who had only passkeys has their password left, and could not give what is asked for otherwise
    await queryRunner.query(`UPDATE "users" SET "second_factor_at" = NULL WHERE "id" IN
      (SELECT "user_id" FROM "second_factors" WHERE "confirmed_at" IS NULL)`);
    await queryRunner.query('DELETE FROM "second_factors" WHERE "sealed_secret" IS NULL');
    await queryRunner.query(
      'ALTER TABLE "second_factors" ALTER COLUMN "sealed_secret" SET NOT NULL',
    );
  }
}
