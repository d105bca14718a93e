import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Quotes that nobody had decided about when their person was erased stayed "sent", although nobody can decide any more.
 * They are withdrawn at that time, as those that are erased since then.
 */
export const SETTLE_BLANKED_QUOTES = `
  UPDATE quotes SET status = 'withdrawn', decided_at = erased_at, version = version + 1,
         reason = CASE language
           WHEN 'ar' THEN 'مُحيت بيانات صاحب الطلب قبل أن يقرر.'
           WHEN 'fr' THEN 'Les données de la personne ont été effacées avant sa décision.'
           ELSE 'The person’s data was erased before they decided.' END
   WHERE status = 'sent' AND erased_at IS NOT NULL`;

/** Templates of quotes have amounts. */
export class AmountsOfTemplates1795801500000 implements MigrationInterface {
  name = 'AmountsOfTemplates1795801500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "quote_templates" ADD "amounts" integer array NOT NULL DEFAULT '{}'`,
    );
    await queryRunner.query(SETTLE_BLANKED_QUOTES);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "quote_templates" DROP COLUMN "amounts"`);
  }
}
