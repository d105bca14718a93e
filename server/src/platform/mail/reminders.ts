import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';

/** People who are reminded in one transaction. */
const BATCH = 50;
/** Batches of one run; the next run goes on. */
const MAX_BATCHES = 10;

/** Rows of which people are reminded once. */
export interface Reminder<Row> {
  /**
   * The statement of the rows `t` that are due and of whose reminder no mail has the cause yet. `rest` follows its
   * conditions.
   */
  due: (columns: string, rest: string) => string;
  values: readonly unknown[];
  /** The column of `t` that says whose turn it is first. */
  order: string;
  /** What `tell` needs of a row, the cause of its mail among it. */
  columns: string;
  tell: (transaction: Transaction, rows: Row[]) => Promise<unknown>;
}

/** Queues reminders: the decision that one is due and its mail are one transaction, and two processes send none twice. */
@Injectable()
export class Reminders {
  constructor(private readonly database: Database) {}

  async queue<Row extends object>(reminder: Reminder<Row>): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await this.queueBatch(reminder)) < BATCH) return;
  }

  private queueBatch<Row extends object>(reminder: Reminder<Row>): Promise<number> {
    const { due, values, order, columns, tell } = reminder;
    return this.database.transaction(async (transaction) => {
      // skips rows that somebody changes at this moment, until the next run
      const lock = `ORDER BY t.${order}, t.id LIMIT ${BATCH} FOR UPDATE OF t SKIP LOCKED`;
      const locked = await transaction.execute<{ id: string }>(due('t.id', lock), values);
      if (locked.length === 0) return 0;
      // reads them again: what was changed before they were locked is known by now
      const among = `AND t.id = ANY($${values.length + 1}::uuid[])`;
      const ids = locked.map(({ id }) => id);
      const rows = await transaction.execute<Row>(due(columns, among), [...values, ids]);
      await tell(transaction, rows);
      return locked.length;
    });
  }
}
