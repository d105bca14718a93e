import type { MigrationInterface, QueryRunner } from 'typeorm';

const SEARCHED = [
  ...[
    'reference',
    'client_name',
    'email',
    'phone',
    String.raw`regexp_replace(phone, '\D', '', 'g')`,
  ],
  ...['phone_e164', 'title', 'description', 'assignee_name'],
  ...['ar', 'fr', 'en'].map((language) => `consultant_names ->> '${language}'`),
];
const SEARCH_TEXT = `search_norm(${SEARCHED.map((part) => `coalesce(${part}, '')`).join(` || ' ' || `)})`;

const TYPES: Record<string, readonly string[]> = {
  consultation_status: ['pending', 'in_progress', 'completed', 'cancelled'],
  consultation_branch: [
    ...['civil', 'commercial', 'real-estate', 'labor', 'criminal', 'family', 'administrative'],
    ...['intellectual-property', 'public-procurement', 'investment'],
  ],
  consultation_channel: ['office', 'phone', 'video', 'whatsapp'],
  consultation_priority: ['high', 'medium', 'low'],
  working_day: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday'],
};

const CONSULTATIONS = `CREATE TABLE "consultations" (
  "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "id" uuid NOT NULL,
  "deleted_at" TIMESTAMP WITH TIME ZONE,
  "version" integer NOT NULL DEFAULT '1',
  "reference" text NOT NULL DEFAULT next_reference('CN'),
  "status" "consultation_status" NOT NULL DEFAULT 'pending',
  "user_id" uuid,
  "unanswered_since" TIMESTAMP WITH TIME ZONE DEFAULT now(),
  "client_wrote_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "assignee_id" uuid,
  "assignee_name" text,
  "consent_version" text,
  "consent_language" "locale",
  "consented_at" TIMESTAMP WITH TIME ZONE,
  "erased_at" TIMESTAMP WITH TIME ZONE,
  "client_name" text NOT NULL,
  "email" text NOT NULL,
  "phone" text NOT NULL,
  "phone_e164" text,
  "consultation_type" "consultation_branch" NOT NULL,
  "channel" "consultation_channel" NOT NULL,
  "title" text NOT NULL,
  "description" text NOT NULL,
  "priority" "consultation_priority" NOT NULL DEFAULT 'medium',
  "starts_at" TIMESTAMP WITH TIME ZONE NOT NULL,
  "ends_at" TIMESTAMP WITH TIME ZONE NOT NULL,
  "consultant_id" uuid,
  "consultant_names" jsonb,
  "rescheduled" integer NOT NULL DEFAULT '0',
  "search_doc" text GENERATED ALWAYS AS (${SEARCH_TEXT}) STORED NOT NULL,
  CONSTRAINT "pk_consultations" PRIMARY KEY ("id"),
  CONSTRAINT "ex_consultations_slot" EXCLUDE USING gist (
    (coalesce(consultant_id, '00000000-0000-0000-0000-000000000000'::uuid)) WITH =,
    tstzrange(starts_at, ends_at) WITH &&
  ) WHERE (status <> 'cancelled' AND deleted_at IS NULL)
)`;

const OUT_OF_TRASH = 'WHERE deleted_at IS NULL';
const INDEXES: Record<string, string> = {
  status: '(status, created_at)',
  user: '(user_id, created_at)',
  assignee: '(assignee_id, created_at)',
  created_at: '(created_at, id)',
  updated_at: '(updated_at, id)',
  starts_at: '(starts_at, id)',
  consultant: '(consultant_id, starts_at)',
  priority: '(priority, created_at)',
  type: '(consultation_type, created_at)',
  channel: '(channel, created_at)',
  client_name: '(client_name, id)',
  email: '(email, id)',
  title: '(title, id)',
  phone: '(phone_e164, created_at)',
  queue: `(unanswered_since, id DESC) ${OUT_OF_TRASH}`,
  status_queue: `(status, unanswered_since, id DESC) ${OUT_OF_TRASH}`,
  open: `(assignee_id, unanswered_since, id DESC) ${OUT_OF_TRASH} AND status NOT IN ('completed', 'cancelled')`,
  unseen: `(client_wrote_at DESC) ${OUT_OF_TRASH} AND unanswered_since IS NOT NULL`,
  search: 'USING gin (status, search_doc gin_trgm_ops)',
};

const HOURS = `CREATE TABLE "consultant_hours" (
  "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
  "id" uuid NOT NULL,
  "consultant_id" uuid NOT NULL,
  "weekday" "working_day" NOT NULL,
  "opens" text NOT NULL,
  "closes" text NOT NULL,
  CONSTRAINT "ck_consultant_hours_order" CHECK (opens < closes),
  CONSTRAINT "pk_consultant_hours" PRIMARY KEY ("id")
)`;

/** Appointments, of which two never overlap in one calendar, and the hours of consultants. */
export class Consultations1795378260000 implements MigrationInterface {
  name = 'Consultations1795378260000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    for (const [name, values] of Object.entries(TYPES))
      await queryRunner.query(
        `CREATE TYPE "${name}" AS ENUM (${values.map((value) => `'${value}'`).join(', ')})`,
      );
    await queryRunner.query(`ALTER TYPE "request_kind" ADD VALUE IF NOT EXISTS 'consultation'`);
    await queryRunner.query(
      `ALTER TYPE "request_event_type" ADD VALUE IF NOT EXISTS 'rescheduled'`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      ['public', 'consultations', 'GENERATED_COLUMN', 'search_doc', SEARCH_TEXT],
    );
    await queryRunner.query(CONSULTATIONS);
    await queryRunner.query(
      'CREATE UNIQUE INDEX uq_consultations_reference ON consultations (reference)',
    );
    for (const [name, columns] of Object.entries(INDEXES))
      await queryRunner.query(`CREATE INDEX ix_consultations_${name} ON consultations ${columns}`);
    await queryRunner.query(HOURS);
    await queryRunner.query(
      'CREATE INDEX ix_consultant_hours_consultant ON consultant_hours (consultant_id)',
    );
  }

  /** The values that enums of other tables got stay: PostgreSQL cannot take one away. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE consultant_hours');
    await queryRunner.query('DROP TABLE consultations');
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = 'GENERATED_COLUMN' AND "table" = 'consultations'`,
    );
    for (const name of Object.keys(TYPES)) await queryRunner.query(`DROP TYPE "${name}"`);
  }
}
