import type { MigrationInterface, QueryRunner } from 'typeorm';

type IndexParts = [table: string, name: string, columns: string];

/** New names, each for what the declared fields of requests are filtered or sorted by. */
const MADE: IndexParts[] = [
  ['service_requests', 'service_id', '"service_id", "created_at"'],
  ['consultations', 'consultation_type', '"consultation_type", "created_at"'],
  ['consultations', 'consultant_id', '"consultant_id", "created_at"'],
  ['applications', 'email_role', '"email", "role_id", "created_at"'],
];
/** What they replace, and what is made with other columns. */
const DROPPED: IndexParts[] = [
  ['service_requests', 'service', '"service_id", "created_at"'],
  ['consultations', 'type', '"consultation_type", "created_at"'],
];
const EMAIL = '"email", "id"';

const make = ([table, name, columns]: IndexParts, how = '') =>
  `CREATE INDEX ${how}"ix_${table}_${name}" ON "${table}" (${columns})`;
const drop = ([table, name]: IndexParts, how = '') =>
  `DROP INDEX ${how}IF EXISTS "ix_${table}_${name}"`;
const WHILE_OTHERS_WRITE = 'CONCURRENTLY ';

/** Every field of a request that a list is filtered or sorted by has an index of its name. */
export class IndexesOfFields1795720000000 implements MigrationInterface {
  name = 'IndexesOfFields1795720000000';
  /** Indexes are made while people write. Everything here can be done again. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    const email: IndexParts = ['applications', 'email', EMAIL];
    // the last of MADE serves what the index of addresses served, before that gets other columns
    for (const index of [...MADE, email])
      for (const change of [drop, make]) await queryRunner.query(change(index, WHILE_OTHERS_WRITE));
    for (const index of DROPPED) await queryRunner.query(drop(index, WHILE_OTHERS_WRITE));
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    const email: IndexParts = ['applications', 'email', '"email", "role_id", "created_at"'];
    for (const index of [...DROPPED, email])
      for (const change of [drop, make]) await queryRunner.query(change(index));
    for (const index of MADE) await queryRunner.query(drop(index));
  }
}
