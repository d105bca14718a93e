import type { MigrationInterface, QueryRunner } from 'typeorm';
import { LIGHTER_SEARCH_LETTERS, SEARCH_FUNCTIONS_OF_SIGNS } from './search-functions.js';

/** What is stored and indexed stays as it is: the function answers the same. */
export class LighterSearchLetters1795803100000 implements MigrationInterface {
  name = 'LighterSearchLetters1795803100000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(LIGHTER_SEARCH_LETTERS);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const statement of SEARCH_FUNCTIONS_OF_SIGNS) await queryRunner.query(statement);
  }
}
