import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hashes of mailed links that a newer one or a change ended, to tell their holders of a newer one. */
export class EndedLinks1795642000000 implements MigrationInterface {
  name = 'EndedLinks1795642000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE TABLE "ended_links" (
      "token_hash" bytea NOT NULL,
      "user_id" uuid NOT NULL,
      "purpose" "link_purpose" NOT NULL,
      "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "pk_ended_links" PRIMARY KEY ("token_hash"),
      CONSTRAINT "fk_ended_links_user_id" FOREIGN KEY ("user_id") REFERENCES "users"("id")
        ON DELETE CASCADE ON UPDATE NO ACTION
    )`);
    await queryRunner.query('CREATE INDEX "ix_ended_links_user_id" ON "ended_links" ("user_id")');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "ended_links"');
  }
}
