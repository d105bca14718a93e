import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Those whose requests wait longest are counted first. */
export class PeopleCountedInOrder1795825766144 implements MigrationInterface {
  name = 'PeopleCountedInOrder1795825766144';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE "people_to_refresh" ADD "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE "people_to_refresh" DROP COLUMN "created_at"`);
  }
}
