import type { PoolClient, QueryResultRow } from 'pg';
import { corkUntilNextTick } from '../internals/pg-cork.js';
import { preparedQuery } from './prepared-statement.js';

/**
 * An open transaction. Statements go to PostgreSQL at once and in order; those of the same turn of the
 * event loop share a packet, BEGIN included.
 *
 * @example await database.transaction((transaction) => transaction.execute('DELETE …', [id]));
 */
export class Transaction {
  private readonly callbacks = new Map<string, () => void>();
  private isOpen = true;

  private constructor(private readonly client: PoolClient) {}

  /** Runs `work` in a transaction on a connection of the pool, and gives the connection back. */
  static async run<T>(
    client: PoolClient,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const transaction = new Transaction(client);
    const result = await transaction.workOn(work);
    transaction.callbacks.forEach((callback) => callback());
    return result;
  }

  /** Runs one prepared statement. `text` must come from a fixed set, values only through `$n`. */
  async execute<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    // the connection may serve somebody else by now
    if (!this.isOpen) throw new Error('The transaction has ended');
    corkUntilNextTick(this.client);
    const { rows } = await this.client.query<Row>(preparedQuery(text, values));
    return rows;
  }

  /** Called after the commit, never after a rollback. Callbacks under one key run once. */
  onCommit(key: string, callback: () => void): void {
    this.callbacks.set(key, callback);
  }

  private async workOn<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let broken: Error | undefined;
    // a connection without a listener would end the process when it is cut
    const onError = (error: Error) => (broken = error);
    this.client.on('error', onError);
    try {
      const begun = this.execute('BEGIN');
      // its failure is that of the statements after it, and is thrown below
      begun.catch(() => undefined);
      const result = await work(this);
      await begun;
      await this.commit();
      return result;
    } catch (error) {
      broken ??= await this.rollBack();
      throw error;
    } finally {
      this.client.off('error', onError);
      this.client.release(broken);
    }
  }

  private async commit(): Promise<void> {
    this.isOpen = false;
    const { command } = await this.client.query('COMMIT');
    // PostgreSQL answers so when a statement failed and nobody passed its error on
    if (command !== 'COMMIT') throw new Error('A statement failed: the transaction is rolled back');
  }

  /** Answers why the connection is of no more use, if so. */
  private async rollBack(): Promise<Error | undefined> {
    this.isOpen = false;
    return this.client.query('ROLLBACK').then(
      () => undefined,
      (error: Error) => error,
    );
  }
}
