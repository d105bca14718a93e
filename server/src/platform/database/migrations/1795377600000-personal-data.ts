import type { MigrationInterface, QueryRunner } from 'typeorm';

const REQUESTS = ['service_requests', 'contact_requests', 'applications'];
const CONSENT = [
  '"consent_version" text',
  '"consent_language" "public"."locale"',
  '"consented_at" TIMESTAMP WITH TIME ZONE',
];
const ERASED = '"erased_at" TIMESTAMP WITH TIME ZONE';

/** Consent with each form, when personal data was erased, and the nightly runs of retention. */
export class PersonalData1795377600000 implements MigrationInterface {
  name = 'PersonalData1795377600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of REQUESTS)
      await queryRunner.query(`ALTER TABLE "${table}" ${added([...CONSENT, ERASED])}`);
    await queryRunner.query(`ALTER TABLE "users" ${added(CONSENT)}`);
    await queryRunner.query(
      `CREATE TABLE "retention_runs" ("day" date NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "finished_at" TIMESTAMP WITH TIME ZONE, "counts" jsonb NOT NULL DEFAULT '{}', CONSTRAINT "pk_retention_runs" PRIMARY KEY ("day"))`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "retention_runs"');
    await queryRunner.query(`ALTER TABLE "users" ${dropped(CONSENT)}`);
    for (const table of REQUESTS)
      await queryRunner.query(`ALTER TABLE "${table}" ${dropped([...CONSENT, ERASED])}`);
  }
}

const added = (columns: readonly string[]) => columns.map((column) => `ADD ${column}`).join(', ');
const dropped = (columns: readonly string[]) =>
  columns.map((column) => `DROP COLUMN ${column.split(' ')[0]}`).join(', ');
