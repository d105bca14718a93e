import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCH_TEXT = `search_norm(coalesce(label, '') || ' ' || coalesce(actor_name, ''))`;

/** What the list of the audit log searches, filters and sorts by. */
export class AuditList1795360100000 implements MigrationInterface {
  name = 'AuditList1795360100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      ['public', 'audit_events', 'GENERATED_COLUMN', 'search_doc', SEARCH_TEXT],
    );
    await queryRunner.query(
      `ALTER TABLE "audit_events" ADD "search_doc" text GENERATED ALWAYS AS (${SEARCH_TEXT}) STORED NOT NULL`,
    );
    await queryRunner.query(`DROP INDEX "public"."ix_audit_events_entity"`);
    await queryRunner.query(
      `CREATE INDEX "ix_audit_events_actor" ON "audit_events"  ("actor_id", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_audit_events_entity" ON "audit_events"  ("entity", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_audit_events_record" ON "audit_events"  ("entity", "entity_id", "created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX ix_audit_events_verb ON audit_events (split_part(action, '.', 2), created_at, id)`,
    );
    await queryRunner.query(
      'CREATE INDEX ix_audit_events_search ON audit_events USING gin (search_doc gin_trgm_ops)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX ix_audit_events_search');
    await queryRunner.query('DROP INDEX ix_audit_events_verb');
    await queryRunner.query(`DROP INDEX "public"."ix_audit_events_record"`);
    await queryRunner.query(`DROP INDEX "public"."ix_audit_events_entity"`);
    await queryRunner.query(`DROP INDEX "public"."ix_audit_events_actor"`);
    await queryRunner.query(
      `CREATE INDEX "ix_audit_events_entity" ON "audit_events"  ("entity", "entity_id", "created_at") `,
    );
    await queryRunner.query(`ALTER TABLE "audit_events" DROP COLUMN "search_doc"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = 'GENERATED_COLUMN' AND "table" = 'audit_events'`,
    );
  }
}
