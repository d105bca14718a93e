import type { MigrationInterface, QueryRunner } from 'typeorm';

const TYPE = '"public"."request_event_type"';
/** The other types, in their order. */
const OTHERS = `
  SELECT string_agg(quote_literal(enumlabel), ', ' ORDER BY enumsortorder) AS labels FROM pg_enum
  WHERE enumtypid = 'request_event_type'::regtype AND enumlabel <> 'moved'`;

/** Clients move their appointments, which is an event of its own. */
export class MovedByClients1795775700000 implements MigrationInterface {
  name = 'MovedByClients1795775700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TYPE ${TYPE} ADD VALUE 'moved'`);
  }

  /** What clients moved counts as moved. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE "request_events" SET "type" = 'rescheduled' WHERE "type" = 'moved'`,
    );
    const [{ labels }] = (await queryRunner.query(OTHERS)) as [{ labels: string }];
    await queryRunner.query(`ALTER TYPE ${TYPE} RENAME TO "old_event_type"`);
    await queryRunner.query(`CREATE TYPE ${TYPE} AS ENUM(${labels})`);
    await queryRunner.query(
      `ALTER TABLE "request_events" ALTER COLUMN "type" TYPE ${TYPE} USING "type"::text::${TYPE}`,
    );
    await queryRunner.query(`DROP TYPE "public"."old_event_type"`);
  }
}
