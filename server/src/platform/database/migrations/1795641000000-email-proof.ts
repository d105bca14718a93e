import type { MigrationInterface, QueryRunner } from 'typeorm';

const OLD_PURPOSES = `'verification', 'reset'`;

/**
 * Since when the person of an account is known to read its address, the codes that show it, and two more
 * purposes of mailed links.
 */
export class EmailProof1795641000000 implements MigrationInterface {
  name = 'EmailProof1795641000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "email_codes" (
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "user_id" uuid NOT NULL,
      "email" text NOT NULL,
      "code_hash" bytea NOT NULL,
      "attempts" integer NOT NULL DEFAULT '0',
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "pk_email_codes" PRIMARY KEY ("user_id"),
      CONSTRAINT "fk_email_codes_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE NO ACTION
    )`);
    await queryRunner.query(`ALTER TYPE "public"."link_purpose" ADD VALUE 'disown'`);
    await queryRunner.query(`ALTER TYPE "public"."link_purpose" ADD VALUE 'earlierRequests'`);
    await queryRunner.query('ALTER TABLE "users" ADD "email_proved_at" TIMESTAMP WITH TIME ZONE');
    // here and not in the code, so that no way to change an address forgets it
    await queryRunner.query(`CREATE FUNCTION forget_email_proof() RETURNS trigger
      LANGUAGE plpgsql AS $$ BEGIN NEW.email_proved_at := NULL; RETURN NEW; END $$`);
    await queryRunner.query(`CREATE TRIGGER "tr_users_email_proof" BEFORE UPDATE OF "email" ON "users"
      FOR EACH ROW WHEN (lower(OLD."email") IS DISTINCT FROM lower(NEW."email"))
      EXECUTE FUNCTION forget_email_proof()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER "tr_users_email_proof" ON "users"');
    await queryRunner.query('DROP FUNCTION forget_email_proof()');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "email_proved_at"');
    await queryRunner.query(
      `DELETE FROM "link_tokens" WHERE "purpose"::text NOT IN (${OLD_PURPOSES})`,
    );
    await queryRunner.query(`CREATE TYPE "public"."link_purpose_old" AS ENUM(${OLD_PURPOSES})`);
    await queryRunner.query(
      `ALTER TABLE "link_tokens" ALTER COLUMN "purpose" TYPE "public"."link_purpose_old" USING "purpose"::text::"public"."link_purpose_old"`,
    );
    await queryRunner.query('DROP TYPE "public"."link_purpose"');
    await queryRunner.query(`ALTER TYPE "public"."link_purpose_old" RENAME TO "link_purpose"`);
    await queryRunner.query('DROP TABLE "email_codes"');
  }
}
