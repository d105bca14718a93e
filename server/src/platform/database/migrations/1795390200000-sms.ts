import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SMS that wait to be sent, and phone numbers that are confirmed by a code. */
export class Sms1795390200000 implements MigrationInterface {
  name = 'Sms1795390200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "sms_messages" (
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "id" uuid NOT NULL,
      "to_number" character varying(20) NOT NULL,
      "text" text NOT NULL,
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "pk_sms_messages" PRIMARY KEY ("id")
    )`);
    await queryRunner.query(
      'CREATE INDEX "ix_sms_messages_expires_at" ON "sms_messages" ("expires_at")',
    );
    await queryRunner.query(
      'CREATE INDEX "ix_sms_messages_to_number" ON "sms_messages" ("to_number")',
    );
    await queryRunner.query('ALTER TABLE "users" ADD "phone_verified_at" TIMESTAMP WITH TIME ZONE');
    await queryRunner.query(`CREATE TABLE "phone_codes" (
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "user_id" uuid NOT NULL,
      "phone_e164" character varying(20) NOT NULL,
      "code_hash" bytea NOT NULL,
      "attempts" integer NOT NULL DEFAULT '0',
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "pk_phone_codes" PRIMARY KEY ("user_id"),
      CONSTRAINT "fk_phone_codes_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE
    )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "phone_codes"');
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "phone_verified_at"');
    await queryRunner.query('DROP TABLE "sms_messages"');
  }
}
