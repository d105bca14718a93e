import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts of the office that the server made itself, at its first start or by the command of its machine, count as
 * proved: nobody could register their address. The record of changes names no account as their maker.
 */
export class ProvedByTheServer1795641060000 implements MigrationInterface {
  name = 'ProvedByTheServer1795641060000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE "users" u SET "email_proved_at" = u."email_verified_at"
        FROM "audit_events" made
       WHERE u."role" <> 'client' AND u."deleted_at" IS NULL
         AND made."entity" = 'user' AND made."entity_id" = u."id"::text AND made."action" = 'user.created'
         AND made."actor_id" IS NULL AND made."after" ->> 'email' = u."email"
         AND u."email_verified_at" <= made."created_at" + interval '1 minute'`);
  }

  async down(): Promise<void> {}
}
