import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NAME_NORM } from './sql-functions.js';

/** Whom a client has a dispute with, and what finds people by name in any spelling, and by phone. */
export class RequestPeople1795351000000 implements MigrationInterface {
  name = 'RequestPeople1795351000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(NAME_NORM);
    await queryRunner.query(`ALTER TABLE "service_requests" ADD "opposing_party" text`);
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_phone" ON "service_requests"  ("client_phone_e164", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_contact_requests_phone" ON "contact_requests"  ("phone_e164", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_applications_phone" ON "applications"  ("phone_e164", "created_at") `,
    );
    await queryRunner.query(
      'CREATE INDEX ix_service_requests_client_name_norm ON service_requests (name_norm(client_name))',
    );
    await queryRunner.query(
      'CREATE INDEX ix_service_requests_opposing_party_norm ON service_requests (name_norm(opposing_party)) WHERE opposing_party IS NOT NULL',
    );
    await queryRunner.query(
      'CREATE INDEX ix_users_full_name_norm ON users (name_norm(full_name)) WHERE deleted_at IS NULL',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX ix_users_full_name_norm');
    await queryRunner.query('DROP INDEX ix_service_requests_opposing_party_norm');
    await queryRunner.query('DROP INDEX ix_service_requests_client_name_norm');
    await queryRunner.query(`DROP INDEX "public"."ix_applications_phone"`);
    await queryRunner.query(`DROP INDEX "public"."ix_contact_requests_phone"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_phone"`);
    await queryRunner.query(`ALTER TABLE "service_requests" DROP COLUMN "opposing_party"`);
    await queryRunner.query('DROP FUNCTION name_norm(text)');
  }
}
