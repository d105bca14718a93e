import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The private addresses at which calendar programs read the appointments of consultants. */
export class ConsultantFeeds1795388400000 implements MigrationInterface {
  name = 'ConsultantFeeds1795388400000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "consultant_feeds" (
      "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "updated_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
      "id" uuid NOT NULL,
      "consultant_id" uuid NOT NULL,
      "token_hash" bytea NOT NULL,
      "read_at" TIMESTAMP WITH TIME ZONE,
      CONSTRAINT "pk_consultant_feeds" PRIMARY KEY ("id")
    )`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX "uq_consultant_feeds_consultant" ON "consultant_feeds" ("consultant_id")',
    );
    await queryRunner.query(
      'CREATE UNIQUE INDEX "uq_consultant_feeds_token" ON "consultant_feeds" ("token_hash")',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "consultant_feeds"');
  }
}
