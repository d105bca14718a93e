import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit log can only be added to: the database refuses to change, delete or truncate its entries,
 * unless the same transaction said `SET LOCAL mizan.audit_retention = 'on'`. Only retention may say so.
 *
 * This protects the log against mistakes in the product and in scripts, and against an injected
 * statement. It does not protect it against somebody who runs SQL of their own as the owner of the
 * table or as a superuser: they can say the same, or drop the trigger.
 */
const REFUSE = `
  CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' OR current_setting('mizan.audit_retention', true) IS DISTINCT FROM 'on' THEN
      RAISE insufficient_privilege USING MESSAGE = 'audit_events can only be added to: ' || TG_OP || ' is refused';
    END IF;
    RETURN NULL;
  END $$`;

/** For the statement, so that it is refused whatever rows it matches. */
const TRIGGER = `
  CREATE TRIGGER tr_audit_events_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change()`;

/** Also in a session that replicates, which skips other triggers. */
const ALWAYS = 'ALTER TABLE audit_events ENABLE ALWAYS TRIGGER tr_audit_events_append_only';

export class AppendOnlyAudit1795360000000 implements MigrationInterface {
  name = 'AppendOnlyAudit1795360000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(REFUSE);
    await queryRunner.query(TRIGGER);
    await queryRunner.query(ALWAYS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER tr_audit_events_append_only ON audit_events');
    await queryRunner.query('DROP FUNCTION refuse_audit_change()');
  }
}
