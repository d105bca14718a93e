import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { FailedRows } from '../jobs/failed-rows.js';

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

/** Whether the ids of a statement are those that are meant, or those that are not. */
type Among = '= ANY' | '<> ALL';

/**
 * Queues reminders: the decision that one is due and its mail are one transaction, and two processes send none twice.
 * When a batch fails, each of its rows has a transaction of its own, so that one of them holds up no other.
 */
@Injectable()
export class Reminders {
  private readonly failed = new FailedRows('Reminders', 'Somebody could not be reminded');

  constructor(private readonly database: Database) {}

  async queue<Row extends object>(reminder: Reminder<Row>): Promise<void> {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await this.queueBatch(reminder)) < BATCH) return;
  }

  private async queueBatch<Row extends object>(reminder: Reminder<Row>): Promise<number> {
    let locked: string[] = [];
    try {
      await this.database.transaction(async (transaction) => {
        locked = await this.lock(transaction, reminder, '<> ALL', this.failed.ids());
        await this.tell(transaction, reminder, locked);
      });
    } catch (error) {
      const isTried = await this.failed.each(locked, (id) => this.queueOne(reminder, id));
      if (locked.length === 0 || !isTried) throw error;
    }
    return locked.length;
  }

  private queueOne<Row extends object>(reminder: Reminder<Row>, id: string): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const locked = await this.lock(transaction, reminder, '= ANY', [id]);
      await this.tell(transaction, reminder, locked);
    });
  }

  /** Skips rows that somebody changes at this moment, until the next run. */
  private async lock<Row>(
    transaction: Transaction,
    { due, values, order }: Reminder<Row>,
    among: Among,
    ids: readonly string[],
  ): Promise<string[]> {
    const rest = `${idsIn(values, among)} ORDER BY t.${order}, t.id LIMIT ${BATCH} FOR UPDATE OF t SKIP LOCKED`;
    const rows = await transaction.execute<{ id: string }>(due('t.id', rest), [...values, ids]);
    return rows.map(({ id }) => id);
  }

  /** Reads the rows again: what was changed before they were locked is known by now. */
  private async tell<Row extends object>(
    transaction: Transaction,
    { due, values, columns, tell }: Reminder<Row>,
    ids: readonly string[],
  ): Promise<void> {
    if (ids.length === 0) return;
    const statement = due(columns, idsIn(values, '= ANY'));
    await tell(transaction, await transaction.execute<Row>(statement, [...values, ids]));
  }
}

/** The ids are the value after those of the reminder. */
const idsIn = (values: readonly unknown[], among: Among) =>
  `AND t.id ${among}($${values.length + 1}::uuid[])`;
