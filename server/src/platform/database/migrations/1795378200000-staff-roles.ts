import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The expression of users.search_doc with the words of a role. */
const searchText = (words: string) =>
  `search_norm(full_name || ' ' || email || ' ' || phone_number || ' ' || regexp_replace(phone_number, '\\D', '', 'g') || ' ' || coalesce(phone_e164, '') || ' ' || regexp_replace(coalesce(phone_e164, ''), '^\\+213', '0') || ' ' || ${words})`;
const WORDS = `CASE role WHEN 'admin' THEN 'admin مدير administrateur' WHEN 'lawyer' THEN 'lawyer محامي avocat' WHEN 'secretary' THEN 'secretary سكرتير secrétaire' ELSE 'client عميل' END`;
const EARLIER_WORDS = `CASE role WHEN 'admin' THEN 'admin مدير administrateur' ELSE 'client عميل' END`;

export class StaffRoles1795378200000 implements MigrationInterface {
  name = 'StaffRoles1795378200000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await this.setRoles(queryRunner, ['admin', 'lawyer', 'secretary', 'client'], searchText(WORDS));
    await queryRunner.query(`ALTER TABLE "users" ADD "branches" text array NOT NULL DEFAULT '{}'`);
    await queryRunner.query(`ALTER TABLE "users" ADD "last_sign_in_at" TIMESTAMP WITH TIME ZONE`);
    await queryRunner.query(
      `UPDATE users u SET last_sign_in_at = (SELECT max(s.created_at) FROM sessions s WHERE s.user_id = u.id)`,
    );
    await queryRunner.query(`
      CREATE FUNCTION account_key(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
      AS $$ SELECT left(encode(sha256(convert_to(email, 'UTF8')), 'hex'), 32) $$`);
    await queryRunner.query(
      `CREATE INDEX ix_users_last_sign_in_at_id ON users (last_sign_in_at NULLS FIRST, id) WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX ix_users_account_key ON users (account_key(email)) WHERE deleted_at IS NULL`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX ix_users_account_key');
    await queryRunner.query('DROP INDEX ix_users_last_sign_in_at_id');
    await queryRunner.query('DROP FUNCTION account_key(text)');
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "last_sign_in_at"`);
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "branches"`);
    await queryRunner.query(
      `UPDATE users SET role = 'client' WHERE role IN ('lawyer', 'secretary')`,
    );
    await this.setRoles(queryRunner, ['admin', 'client'], searchText(EARLIER_WORDS));
  }

  /** A new type in the place of the old one: a value that is added to a type cannot be used in the same transaction. */
  private async setRoles(queryRunner: QueryRunner, roles: string[], search: string): Promise<void> {
    const generated = ['GENERATED_COLUMN', 'search_doc', 'public', 'users'];
    await queryRunner.query('DROP INDEX ix_users_search');
    await queryRunner.query(`ALTER TABLE "users" DROP COLUMN "search_doc"`);
    await queryRunner.query(`ALTER TYPE "user_role" RENAME TO "user_role_old"`);
    await queryRunner.query(
      `CREATE TYPE "user_role" AS ENUM(${roles.map((role) => `'${role}'`).join(', ')})`,
    );
    await queryRunner.query(`ALTER TABLE "users" ALTER COLUMN "role" DROP DEFAULT`);
    await queryRunner.query(
      `ALTER TABLE "users" ALTER COLUMN "role" TYPE "user_role" USING "role"::text::"user_role"`,
    );
    await queryRunner.query(`ALTER TABLE "users" ALTER COLUMN "role" SET DEFAULT 'client'`);
    await queryRunner.query(`DROP TYPE "user_role_old"`);
    await queryRunner.query(
      `UPDATE "typeorm_metadata" SET "value" = $5 WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      [...generated, search],
    );
    await queryRunner.query(
      `ALTER TABLE "users" ADD "search_doc" text GENERATED ALWAYS AS (${search}) STORED NOT NULL`,
    );
    await queryRunner.query(
      'CREATE INDEX ix_users_search ON users USING gin (search_doc gin_trgm_ops)',
    );
  }
}
