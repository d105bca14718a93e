import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was sent, accepted and paid is never changed: the database refuses it, unless the same transaction said
 * `SET LOCAL mizan.audit_retention = 'on'`, as erasure does to blank names and texts.
 */
const REFUSE = `
  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' OR current_setting('mizan.audit_retention', true) IS DISTINCT FROM 'on' THEN
      RAISE insufficient_privilege USING MESSAGE = TG_TABLE_NAME || ' can only be added to: ' || TG_OP || ' is refused';
    END IF;
    RETURN NULL;
  END $$`;
const KEPT = ['quote_versions', 'quote_acceptances', 'payments'];
const keep = (table: string) => `
  CREATE TRIGGER tr_${table}_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;
const keepAlways = (table: string) => `ALTER TABLE ${table} ENABLE ALWAYS TRIGGER tr_${table}_kept`;

/** The event of an acceptance stays as it is; only the name in it is blanked, by erasure. */
const REFUSE_EVENT = `
  CREATE FUNCTION refuse_change_of_acceptance() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.actor_name IS NULL AND to_jsonb(NEW) - 'actor_name' = to_jsonb(OLD) - 'actor_name' THEN
      RETURN NEW;
    END IF;
    RAISE insufficient_privilege USING MESSAGE = 'the event of an acceptance stays: ' || TG_OP || ' is refused';
  END $$`;
const KEEP_EVENT = `
  CREATE TRIGGER tr_request_events_acceptance BEFORE UPDATE OR DELETE ON request_events
  FOR EACH ROW WHEN (OLD.type::text = 'quote_accepted') EXECUTE FUNCTION refuse_change_of_acceptance()`;

/** Quotes with their versions, acceptances and payments, and the counters of their numbers. */
export class Quotes1795779200000 implements MigrationInterface {
  name = 'Quotes1795779200000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TYPE "public"."quote_status" AS ENUM('draft', 'sent', 'accepted', 'refused', 'expired', 'withdrawn')`,
    );
    await queryRunner.query(
      `CREATE TABLE "quotes" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "version" integer NOT NULL DEFAULT '1', "request_kind" text NOT NULL, "request_id" uuid NOT NULL, "request_reference" text NOT NULL, "client_name" text NOT NULL, "status" "public"."quote_status" NOT NULL DEFAULT 'draft', "number" text, "revision" integer NOT NULL DEFAULT '0', "language" "public"."locale" NOT NULL, "lines" jsonb NOT NULL, "included" text, "excluded" text, "note" text, "valid_until" date NOT NULL, "tax_percent" integer NOT NULL DEFAULT '0', "net" integer NOT NULL, "tax" integer NOT NULL, "total" integer NOT NULL, "paid_amount" integer NOT NULL DEFAULT '0', "open_amount" integer NOT NULL DEFAULT '0', "author_name" text, "sent_at" TIMESTAMP WITH TIME ZONE, "decided_at" TIMESTAMP WITH TIME ZONE, "reason" text, "closed_at" TIMESTAMP WITH TIME ZONE, "erased_at" TIMESTAMP WITH TIME ZONE, "search_words" text, "search_joined" text, CONSTRAINT "pk_quotes" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_open_amount" ON "quotes"  ("open_amount", "id") `,
    );
    await queryRunner.query(`CREATE INDEX "ix_quotes_total" ON "quotes"  ("total", "id") `);
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_valid_until" ON "quotes"  ("valid_until", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_created_at" ON "quotes"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_open" ON "quotes"  ("created_at") WHERE open_amount > 0`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_due" ON "quotes"  ("valid_until") WHERE status = 'sent'`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_request_kind" ON "quotes"  ("request_kind", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_status" ON "quotes"  ("status", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_request" ON "quotes"  ("request_id", "created_at") `,
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "uq_quotes_number" ON "quotes"  ("number") `);
    await queryRunner.query(
      `CREATE TABLE "quote_versions" ("id" uuid NOT NULL, "quote_id" uuid NOT NULL, "revision" integer NOT NULL, "text" text, "hash" text NOT NULL, "total" integer NOT NULL, "sent_by" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "pk_quote_versions" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_quote_versions" ON "quote_versions"  ("quote_id", "revision") `,
    );
    await queryRunner.query(
      `CREATE TABLE "quote_acceptances" ("id" uuid NOT NULL, "quote_id" uuid NOT NULL, "revision" integer NOT NULL, "hash" text NOT NULL, "account_id" uuid NOT NULL, "account_name" text, "second_factor" boolean NOT NULL, "address" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "pk_quote_acceptances" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_quote_acceptances_quote" ON "quote_acceptances"  ("quote_id") `,
    );
    await queryRunner.query(
      `CREATE TYPE "public"."payment_method" AS ENUM('cash', 'ccp', 'transfer', 'cheque')`,
    );
    await queryRunner.query(
      `CREATE TABLE "payments" ("id" uuid NOT NULL, "quote_id" uuid NOT NULL, "cancels_id" uuid, "amount" integer NOT NULL, "method" "public"."payment_method" NOT NULL, "paid_on" date NOT NULL, "payer_reference" text, "reason" text, "receipt_number" text, "paid_by_then" integer NOT NULL, "recorded_by" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "pk_payments" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_payments_quote" ON "payments"  ("quote_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_payments_cancels" ON "payments"  ("cancels_id") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_payments_receipt_number" ON "payments"  ("receipt_number") `,
    );
    await queryRunner.query(
      `CREATE TABLE "document_counters" ("prefix" text NOT NULL, "year" integer NOT NULL, "last" integer NOT NULL, CONSTRAINT "pk_document_counters" PRIMARY KEY ("prefix", "year"))`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'quote_sent'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'quote_accepted'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'quote_refused'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'quote_withdrawn'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'quote_expired'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'payment_recorded'`,
    );
    await queryRunner.query(
      `ALTER TYPE "public"."request_event_type" ADD VALUE IF NOT EXISTS 'payment_cancelled'`,
    );
    await queryRunner.query(`CREATE OR REPLACE FUNCTION fill_search_of_quotes() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      SELECT public.search_words(concat_ws(' ', number, request_reference, client_name)) INTO NEW.search_words FROM (SELECT NEW.*) AS written;
      NEW.search_joined := replace(NEW.search_words, ' ', '');
      RETURN NEW;
    END $$`);
    await queryRunner.query(`CREATE OR REPLACE TRIGGER tr_quotes_search
    BEFORE INSERT OR UPDATE OF number, request_reference, client_name, search_words, search_joined ON "quotes"
    FOR EACH ROW EXECUTE FUNCTION fill_search_of_quotes()`);
    await queryRunner.query(
      `CREATE INDEX "ix_quotes_words" ON "quotes" USING gin (status, search_words gin_trgm_ops, search_joined gin_trgm_ops)`,
    );
    await queryRunner.query(REFUSE);
    for (const table of KEPT) {
      await queryRunner.query(keep(table));
      await queryRunner.query(keepAlways(table));
    }
    await queryRunner.query(REFUSE_EVENT);
    await queryRunner.query(KEEP_EVENT);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER tr_request_events_acceptance ON request_events');
    await queryRunner.query('DROP FUNCTION refuse_change_of_acceptance()');
    for (const table of KEPT) await queryRunner.query(`DROP TRIGGER tr_${table}_kept ON ${table}`);
    await queryRunner.query('DROP FUNCTION refuse_change()');
    await queryRunner.query('DROP TABLE "document_counters"');
    await queryRunner.query(`DROP INDEX "public"."uq_payments_receipt_number"`);
    await queryRunner.query(`DROP INDEX "public"."uq_payments_cancels"`);
    await queryRunner.query(`DROP INDEX "public"."ix_payments_quote"`);
    await queryRunner.query(`DROP INDEX "public"."uq_quote_acceptances_quote"`);
    await queryRunner.query(`DROP INDEX "public"."uq_quote_versions"`);
    await queryRunner.query(`DROP INDEX "public"."uq_quotes_number"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_request"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_status"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_request_kind"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_due"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_open"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_valid_until"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_total"`);
    await queryRunner.query(`DROP INDEX "public"."ix_quotes_open_amount"`);
    await queryRunner.query(`DROP TRIGGER tr_quotes_search ON "quotes"`);
    await queryRunner.query(`DROP FUNCTION fill_search_of_quotes()`);
    await queryRunner.query(`DROP INDEX "ix_quotes_words"`);
    await queryRunner.query(`DROP TABLE "payments"`);
    await queryRunner.query(`DROP TYPE "public"."payment_method"`);
    await queryRunner.query(`DROP TABLE "quote_acceptances"`);
    await queryRunner.query(`DROP TABLE "quote_versions"`);
    await queryRunner.query(`DROP TABLE "quotes"`);
    await queryRunner.query(`DROP TYPE "public"."quote_status"`);
  }
}
