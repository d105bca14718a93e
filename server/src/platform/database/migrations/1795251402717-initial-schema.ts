import type { MigrationInterface, QueryRunner } from 'typeorm';
import { NEXT_REFERENCE, SEARCH_NORM, TYPEORM_METADATA } from './sql-functions.js';

/** The first tables: accounts, sessions, mails, services, service requests, the record of changes. */
export class InitialSchema1795251402717 implements MigrationInterface {
  name = 'InitialSchema1795251402717';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await queryRunner.query('CREATE EXTENSION IF NOT EXISTS btree_gin');
    await queryRunner.query(TYPEORM_METADATA);
    await queryRunner.query(SEARCH_NORM);
    await queryRunner.query(NEXT_REFERENCE);
    await queryRunner.query(
      `CREATE TABLE "rate_limits" ("key" character varying(255) COLLATE "C" NOT NULL, "points" integer NOT NULL DEFAULT '0', "expire" bigint, CONSTRAINT "pk_rate_limits" PRIMARY KEY ("key"))`,
    );
    await queryRunner.query(
      `CREATE TABLE "mails" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "cause" text NOT NULL, "to_address" text NOT NULL, "language" character varying(2) NOT NULL, "subject" text NOT NULL, "text" text NOT NULL, "html" text NOT NULL, "status" character varying(16) NOT NULL DEFAULT 'queued', "attempts" integer NOT NULL DEFAULT '0', "last_error" text, "claimed_at" TIMESTAMP WITH TIME ZONE, "sent_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "uq_mails_cause" UNIQUE ("cause"), CONSTRAINT "ck_mails_status" CHECK ("status" in ('queued', 'sent', 'failed')), CONSTRAINT "pk_mails" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_mails_to_address_created_at" ON "mails"  ("to_address", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_mails_status_created_at" ON "mails"  ("status", "created_at") `,
    );
    await queryRunner.query(`CREATE INDEX "ix_mails_created_at" ON "mails"  ("created_at") `);
    await queryRunner.query(
      `CREATE TABLE "idempotency_keys" ("owner" text NOT NULL, "kind" text NOT NULL, "key" text NOT NULL, "body_hash" text NOT NULL, "result_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), CONSTRAINT "pk_idempotency_keys" PRIMARY KEY ("owner", "kind", "key"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_idempotency_keys_created_at" ON "idempotency_keys"  ("created_at") `,
    );
    await queryRunner.query(
      `CREATE TYPE "public"."request_event_type" AS ENUM('submitted', 'status_changed', 'note', 'updated')`,
    );
    await queryRunner.query(
      `CREATE TABLE "request_events" ("id" uuid NOT NULL, "request_id" uuid NOT NULL, "type" "public"."request_event_type" NOT NULL, "status" text, "note" text, "is_public" boolean NOT NULL, "actor_name" text, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT clock_timestamp(), CONSTRAINT "pk_request_events" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_request_events_request" ON "request_events"  ("request_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE TABLE "audit_events" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "action" text NOT NULL, "entity" text NOT NULL, "entity_id" text NOT NULL, "label" text, "actor_id" uuid, "actor_name" text, "before" jsonb, "after" jsonb, CONSTRAINT "pk_audit_events" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_audit_events_entity" ON "audit_events"  ("entity", "entity_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_audit_events_created_at" ON "audit_events"  ("created_at", "id") `,
    );
    await queryRunner.query(`CREATE TYPE "public"."link_purpose" AS ENUM('verification', 'reset')`);
    await queryRunner.query(
      `CREATE TABLE "link_tokens" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "user_id" uuid NOT NULL, "purpose" "public"."link_purpose" NOT NULL, "token_hash" bytea NOT NULL, "email" text NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "used_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "pk_link_tokens" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_link_tokens_token_hash" ON "link_tokens"  ("token_hash") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_link_tokens_user_id_purpose" ON "link_tokens"  ("user_id", "purpose") `,
    );
    await queryRunner.query(
      `CREATE TYPE "public"."service_request_status" AS ENUM('pending', 'approved', 'in_progress', 'completed', 'rejected')`,
    );
    await queryRunner.query(
      `CREATE TYPE "public"."urgency" AS ENUM('urgent', 'high', 'normal', 'low')`,
    );
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'service_requests',
        'GENERATED_COLUMN',
        'search_doc',
        "search_norm(coalesce(reference, '') || ' ' || coalesce(client_name, '') || ' ' || coalesce(client_email, '') || ' ' || coalesce(client_phone, '') || ' ' || coalesce(regexp_replace(client_phone, '\\D', '', 'g'), '') || ' ' || coalesce(client_phone_e164, '') || ' ' || coalesce(service_description, '') || ' ' || coalesce(additional_requirements, '') || ' ' || coalesce(client_address, ''))",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "service_requests" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL DEFAULT '1', "reference" text NOT NULL, "status" "public"."service_request_status" NOT NULL DEFAULT 'pending', "user_id" uuid, "service_id" integer NOT NULL, "service_titles" jsonb NOT NULL, "client_name" text NOT NULL, "client_email" text NOT NULL, "client_phone" text NOT NULL, "client_phone_e164" text, "client_address" text, "service_description" text NOT NULL, "urgency" "public"."urgency" NOT NULL DEFAULT 'normal', "preferred_date" date, "additional_requirements" text, "search_doc" text GENERATED ALWAYS AS (search_norm(coalesce(reference, '') || ' ' || coalesce(client_name, '') || ' ' || coalesce(client_email, '') || ' ' || coalesce(client_phone, '') || ' ' || coalesce(regexp_replace(client_phone, '\\D', '', 'g'), '') || ' ' || coalesce(client_phone_e164, '') || ' ' || coalesce(service_description, '') || ' ' || coalesce(additional_requirements, '') || ' ' || coalesce(client_address, ''))) STORED NOT NULL, CONSTRAINT "pk_service_requests" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_service" ON "service_requests"  ("service_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_client_email" ON "service_requests"  ("client_email", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_client_name" ON "service_requests"  ("client_name", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_urgency" ON "service_requests"  ("urgency", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_updated_at" ON "service_requests"  ("updated_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_created_at" ON "service_requests"  ("created_at", "id") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_status" ON "service_requests"  ("status", "created_at") `,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_service_requests_user" ON "service_requests"  ("user_id", "created_at") `,
    );
    await queryRunner.query(
      `CREATE UNIQUE INDEX "uq_service_requests_reference" ON "service_requests"  ("reference") `,
    );
    await queryRunner.query(`CREATE TYPE "public"."content_status" AS ENUM('active', 'inactive')`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'services',
        'GENERATED_COLUMN',
        'search_doc',
        "search_norm(coalesce(title_ar, '') || ' ' || coalesce(title_fr, '') || ' ' || coalesce(title_en, '') || ' ' || coalesce(description_ar, '') || ' ' || coalesce(description_fr, '') || ' ' || coalesce(description_en, ''))",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "services" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "status" "public"."content_status" NOT NULL DEFAULT 'active', "sort_order" integer NOT NULL DEFAULT '0', "version" integer NOT NULL DEFAULT '1', "deleted_at" TIMESTAMP WITH TIME ZONE, "title_ar" text NOT NULL DEFAULT '', "description_ar" text NOT NULL DEFAULT '', "details_ar" text NOT NULL DEFAULT '', "availability_ar" text NOT NULL DEFAULT '', "tags_ar" text array NOT NULL DEFAULT '{}', "title_fr" text NOT NULL DEFAULT '', "description_fr" text NOT NULL DEFAULT '', "details_fr" text NOT NULL DEFAULT '', "availability_fr" text NOT NULL DEFAULT '', "tags_fr" text array NOT NULL DEFAULT '{}', "title_en" text NOT NULL DEFAULT '', "description_en" text NOT NULL DEFAULT '', "details_en" text NOT NULL DEFAULT '', "availability_en" text NOT NULL DEFAULT '', "tags_en" text array NOT NULL DEFAULT '{}', "featured" boolean NOT NULL DEFAULT false, "id" integer GENERATED BY DEFAULT AS IDENTITY NOT NULL, "slug" text NOT NULL, "sections" jsonb NOT NULL DEFAULT '[]', "search_doc" text GENERATED ALWAYS AS (search_norm(coalesce(title_ar, '') || ' ' || coalesce(title_fr, '') || ' ' || coalesce(title_en, '') || ' ' || coalesce(description_ar, '') || ' ' || coalesce(description_fr, '') || ' ' || coalesce(description_en, ''))) STORED NOT NULL, CONSTRAINT "pk_services" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_services_list" ON "services"  ("status", "sort_order", "id") `,
    );
    await queryRunner.query('CREATE INDEX "ix_services_order" ON "services" ("sort_order", "id")');
    await queryRunner.query('CREATE INDEX "ix_services_title_ar" ON "services" ("title_ar", "id")');
    await queryRunner.query('CREATE INDEX "ix_services_title_fr" ON "services" ("title_fr", "id")');
    await queryRunner.query('CREATE INDEX "ix_services_title_en" ON "services" ("title_en", "id")');
    await queryRunner.query(
      'CREATE INDEX "ix_services_featured" ON "services" ("featured", "sort_order")',
    );
    await queryRunner.query(
      'CREATE INDEX "ix_services_created_at" ON "services" ("created_at", "id")',
    );
    await queryRunner.query(
      'CREATE INDEX "ix_services_updated_at" ON "services" ("updated_at", "id")',
    );
    await queryRunner.query(`CREATE UNIQUE INDEX "uq_services_slug" ON "services"  ("slug") `);
    await queryRunner.query(
      `CREATE TABLE "sessions" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "absolute_expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, "revoked_at" TIMESTAMP WITH TIME ZONE, "user_agent" character varying(255), "ip_address" character varying(64) NOT NULL, CONSTRAINT "pk_sessions" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_sessions_user_id_last_seen_at" ON "sessions"  ("user_id", "last_seen_at") `,
    );
    await queryRunner.query(`CREATE TYPE "public"."user_role" AS ENUM('admin', 'client')`);
    await queryRunner.query(`CREATE TYPE "public"."locale" AS ENUM('ar', 'fr', 'en')`);
    await queryRunner.query(
      `INSERT INTO "typeorm_metadata"("database", "schema", "table", "type", "name", "value") VALUES (current_database(), $1, $2, $3, $4, $5)`,
      [
        'public',
        'users',
        'GENERATED_COLUMN',
        'search_doc',
        "search_norm(full_name || ' ' || email || ' ' || phone_number || ' ' || regexp_replace(phone_number, '\\D', '', 'g') || ' ' || coalesce(phone_e164, '') || ' ' || regexp_replace(coalesce(phone_e164, ''), '^\\+213', '0') || ' ' || CASE role WHEN 'admin' THEN 'admin مدير administrateur' ELSE 'client عميل' END)",
      ],
    );
    await queryRunner.query(
      `CREATE TABLE "users" ("created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "id" uuid NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL DEFAULT '1', "full_name" character varying(100) NOT NULL, "email" character varying(254) NOT NULL, "phone_number" character varying(32) NOT NULL, "phone_e164" character varying(20), "password_hash" character varying(255) NOT NULL, "role" "public"."user_role" NOT NULL DEFAULT 'client', "is_active" boolean NOT NULL DEFAULT true, "email_verified_at" TIMESTAMP WITH TIME ZONE, "language" "public"."locale" NOT NULL DEFAULT 'ar', "search_doc" text GENERATED ALWAYS AS (search_norm(full_name || ' ' || email || ' ' || phone_number || ' ' || regexp_replace(phone_number, '\\D', '', 'g') || ' ' || coalesce(phone_e164, '') || ' ' || regexp_replace(coalesce(phone_e164, ''), '^\\+213', '0') || ' ' || CASE role WHEN 'admin' THEN 'admin مدير administrateur' ELSE 'client عميل' END)) STORED NOT NULL, CONSTRAINT "pk_users" PRIMARY KEY ("id"))`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_users_role_id" ON "users"  ("role", "id") WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_users_is_active_id" ON "users"  ("is_active", "id") WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_users_is_active_created_at_id" ON "users"  ("is_active", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_users_role_created_at_id" ON "users"  ("role", "created_at", "id") WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_users_email_id" ON "users"  ("email", "id") WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_users_full_name_id" ON "users"  ("full_name", "id") WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `CREATE INDEX "ix_users_created_at_id" ON "users"  ("created_at", "id") WHERE deleted_at IS NULL`,
    );
    await queryRunner.query(
      `ALTER TABLE "link_tokens" ADD CONSTRAINT "fk_link_tokens_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      `ALTER TABLE "sessions" ADD CONSTRAINT "fk_sessions_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE NO ACTION`,
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX uq_users_email ON users (lower(email)) WHERE deleted_at IS NULL',
    );
    await queryRunner.query(
      'CREATE INDEX ix_users_search ON users USING gin (search_doc gin_trgm_ops)',
    );
    await queryRunner.query(
      'CREATE INDEX ix_services_search ON services USING gin (status, search_doc gin_trgm_ops)',
    );
    await queryRunner.query(
      'CREATE INDEX ix_service_requests_search ON service_requests USING gin (status, search_doc gin_trgm_ops)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "sessions" DROP CONSTRAINT "fk_sessions_user_id"`);
    await queryRunner.query(`ALTER TABLE "link_tokens" DROP CONSTRAINT "fk_link_tokens_user_id"`);
    await queryRunner.query(`DROP INDEX "public"."ix_users_created_at_id"`);
    await queryRunner.query(`DROP INDEX "public"."ix_users_full_name_id"`);
    await queryRunner.query(`DROP INDEX "public"."ix_users_email_id"`);
    await queryRunner.query(`DROP INDEX "public"."ix_users_role_created_at_id"`);
    await queryRunner.query(`DROP INDEX "public"."ix_users_is_active_created_at_id"`);
    await queryRunner.query(`DROP TABLE "users"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'search_doc', 'public', 'users'],
    );
    await queryRunner.query(`DROP TYPE "public"."locale"`);
    await queryRunner.query(`DROP TYPE "public"."user_role"`);
    await queryRunner.query(`DROP INDEX "public"."ix_sessions_user_id_last_seen_at"`);
    await queryRunner.query(`DROP TABLE "sessions"`);
    await queryRunner.query(`DROP INDEX "public"."uq_services_slug"`);
    await queryRunner.query(`DROP INDEX "public"."ix_services_list"`);
    await queryRunner.query(`DROP TABLE "services"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'search_doc', 'public', 'services'],
    );
    await queryRunner.query(`DROP TYPE "public"."content_status"`);
    await queryRunner.query(`DROP INDEX "public"."uq_service_requests_reference"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_user"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_status"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_updated_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_urgency"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_client_name"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_client_email"`);
    await queryRunner.query(`DROP INDEX "public"."ix_service_requests_service"`);
    await queryRunner.query(`DROP TABLE "service_requests"`);
    await queryRunner.query(
      `DELETE FROM "typeorm_metadata" WHERE "type" = $1 AND "name" = $2 AND "database" = current_database() AND "schema" = $3 AND "table" = $4`,
      ['GENERATED_COLUMN', 'search_doc', 'public', 'service_requests'],
    );
    await queryRunner.query(`DROP TYPE "public"."urgency"`);
    await queryRunner.query(`DROP TYPE "public"."service_request_status"`);
    await queryRunner.query(`DROP INDEX "public"."uq_link_tokens_user_id_purpose"`);
    await queryRunner.query(`DROP INDEX "public"."uq_link_tokens_token_hash"`);
    await queryRunner.query(`DROP TABLE "link_tokens"`);
    await queryRunner.query(`DROP TYPE "public"."link_purpose"`);
    await queryRunner.query(`DROP INDEX "public"."ix_audit_events_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_audit_events_entity"`);
    await queryRunner.query(`DROP TABLE "audit_events"`);
    await queryRunner.query(`DROP INDEX "public"."ix_request_events_request"`);
    await queryRunner.query(`DROP TABLE "request_events"`);
    await queryRunner.query(`DROP TYPE "public"."request_event_type"`);
    await queryRunner.query(`DROP INDEX "public"."ix_idempotency_keys_created_at"`);
    await queryRunner.query(`DROP TABLE "idempotency_keys"`);
    await queryRunner.query(`DROP INDEX "public"."ix_mails_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_mails_status_created_at"`);
    await queryRunner.query(`DROP INDEX "public"."ix_mails_to_address_created_at"`);
    await queryRunner.query(`DROP TABLE "mails"`);
    await queryRunner.query(`DROP TABLE "rate_limits"`);
    await queryRunner.query('DROP FUNCTION next_reference(text)');
    await queryRunner.query('DROP FUNCTION search_norm(text)');
  }
}
