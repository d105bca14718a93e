import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The words in a consultant's title that say that they are an advocate, in any of the languages. */
const ADVOCATE = 'محام|avocat|attorney|advocate|lawyer';

/**
 * The day of a paper that a client received, the urgency of a consultation, who is an advocate, what cannot be ordered
 * online, and whom a testimonial is about. Consultants whose title says so are advocates at once (A86).
 */
export class PaperDatesAndTrust1795752000000 implements MigrationInterface {
  name = 'PaperDatesAndTrust1795752000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "consultants" ADD "advocate" boolean NOT NULL DEFAULT false`,
    );
    await queryRunner.query(
      `UPDATE "consultants" SET "advocate" = true WHERE concat_ws(' ', "title_ar", "title_fr", "title_en") ~* '${ADVOCATE}'`,
    );
    await queryRunner.query(`ALTER TABLE "consultations" ADD "paper_received_on" date`);
    await queryRunner.query(
      `ALTER TABLE "consultations" ADD "urgency" "public"."urgency" NOT NULL DEFAULT 'normal'`,
    );
    await queryRunner.query(`ALTER TABLE "service_requests" ADD "paper_received_on" date`);
    await queryRunner.query(
      `ALTER TABLE "services" ADD "in_person" boolean NOT NULL DEFAULT false`,
    );
    await queryRunner.query(`ALTER TABLE "testimonials" ADD "consultant_id" uuid`);
    await queryRunner.query(
      `ALTER TABLE "testimonials" ADD CONSTRAINT "fk_testimonials_consultant" FOREIGN KEY ("consultant_id") REFERENCES "consultants"("id") ON DELETE SET NULL ON UPDATE NO ACTION NOT VALID`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "testimonials" DROP CONSTRAINT "fk_testimonials_consultant"`,
    );
    await queryRunner.query(`ALTER TABLE "testimonials" DROP COLUMN "consultant_id"`);
    await queryRunner.query(`ALTER TABLE "services" DROP COLUMN "in_person"`);
    await queryRunner.query(`ALTER TABLE "service_requests" DROP COLUMN "paper_received_on"`);
    await queryRunner.query(`ALTER TABLE "consultations" DROP COLUMN "urgency"`);
    await queryRunner.query(`ALTER TABLE "consultations" DROP COLUMN "paper_received_on"`);
    await queryRunner.query(`ALTER TABLE "consultants" DROP COLUMN "advocate"`);
  }
}
