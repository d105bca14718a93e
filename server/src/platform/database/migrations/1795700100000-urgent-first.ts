import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables whose requests can be urgent, the column that says so, and the statuses of what is done. */
const TABLES = [
  { table: 'service_requests', urgency: 'urgency', done: `'completed', 'rejected'` },
  { table: 'contact_requests', urgency: 'priority', done: `'replied', 'closed'` },
];
const OLD = '"unanswered_since", "id" DESC';

const indexes = ({ table, urgency, done }: (typeof TABLES)[number], order: string) => ({
  [`ix_${table}_status_queue`]: `"${table}" ("status", ${order}) WHERE "deleted_at" IS NULL`,
  [`ix_${table}_open`]: `"${table}" ("assignee_id", ${order}) WHERE "deleted_at" IS NULL AND "status" NOT IN (${done})`,
  [`ix_${table}_urgent_queue`]: `"${table}" (${urgentFirst(urgency)}) WHERE "deleted_at" IS NULL`,
});
const urgentFirst = (urgency: string) =>
  `("${urgency}" = 'urgent' AND "unanswered_since" IS NOT NULL) DESC, ${OLD}`;

/** What is urgent and waits for an answer is first in the queues of administrators. */
export class UrgentFirst1795700100000 implements MigrationInterface {
  name = 'UrgentFirst1795700100000';
  /** Indexes that are made while people write are made outside of a transaction. */
  transaction = false as const;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES)
      for (const [name, on] of Object.entries(indexes(table, urgentFirst(table.urgency)))) {
        await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS "${name}"`);
        await queryRunner.query(`CREATE INDEX CONCURRENTLY "${name}" ON ${on}`);
      }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      const { [`ix_${table.table}_urgent_queue`]: _, ...replaced } = indexes(table, OLD);
      await queryRunner.query(`DROP INDEX "ix_${table.table}_urgent_queue"`);
      for (const [name, on] of Object.entries(replaced)) {
        await queryRunner.query(`DROP INDEX "${name}"`);
        await queryRunner.query(`CREATE INDEX "${name}" ON ${on}`);
      }
    }
  }
}
