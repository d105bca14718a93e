import type { QueryConfig, QueryResultRow } from 'pg';
import { createHash } from 'node:crypto';
import { corkUntilNextTick } from '../internals/pg-cork.js';
import { tracedStatement } from '../tracing/tracing.js';
import type { TransactionConnection } from './transaction-connections.js';

/** Statement text -> short stable name, so that PostgreSQL plans a hot statement once per connection. */
const names = new Map<string, string>();
const MAX_NAMES = 1000;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MAX_NAMES) return known;
  const name = `m_${createHash('sha1').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/** A statement to be prepared. `text` must come from a fixed set, values only through `$n`. */
export function preparedQuery(text: string, values: readonly unknown[]): QueryConfig {
  return { name: nameOf(text), text, values: [...values] };
}

/** What PostgreSQL says of the statements after one that failed. */
const TRANSACTION_FAILED = '25P02';

type CommitCallback = () => unknown;

/**
 * An open transaction. Statements are sent to PostgreSQL at once and in order; those of the same turn of
 * the event loop are sent in one packet, including BEGIN.
 *
 * @example await database.transaction((transaction) => transaction.execute('DELETE …', [id]));
 */
export class Transaction {
  private readonly callbacks = new Map<string, CommitCallback>();
  private isOpen = true;
  /** The error of the first statement that failed, which causes those of the statements after it. */
  private failure?: unknown;

  private constructor(private readonly connection: TransactionConnection) {}

  /** Runs `work` in a transaction on this connection, and gives the connection back. */
  static async run<T>(
    connection: TransactionConnection,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const transaction = new Transaction(connection);
    const result = await transaction.workOn(work);
    await Promise.all([...transaction.callbacks.values()].map((callback) => callback()));
    return result;
  }

  /** Runs one prepared statement. `text` must come from a fixed set, values only through `$n`. */
  async execute<Row extends QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<Row[]> {
    // the connection may already be used by another transaction
    if (!this.isOpen) throw new Error('The transaction has ended');
    corkUntilNextTick(this.client);
    const statement = preparedQuery(text, values);
    try {
      const { rows } = await tracedStatement(text, () => this.client.query<Row>(statement));
      return rows;
    } catch (error) {
      this.failure ??= error;
      throw error;
    }
  }

  /**
   * Called after the commit, never after a rollback. Callbacks under one key run once. What one returns
   * is waited for, and must not fail: the transaction is committed.
   */
  onCommit(key: string, callback: CommitCallback): void {
    this.callbacks.set(key, callback);
  }

  private get client() {
    return this.connection.client;
  }

  private async workOn<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let broken: Error | undefined;
    // without a listener, a lost connection would end the process
    const onError = (error: Error) => (broken = error);
    const { client, release } = this.connection;
    client.on('error', onError);
    try {
      const begun = this.execute('BEGIN');
      // the failure is thrown below, by this promise or by the statements after it
      begun.catch(() => undefined);
      const result = await work(this);
      await begun;
      await this.commit();
      return result;
    } catch (error) {
      broken ??= await this.rollBack();
      throw isConsequence(error) ? this.failure : error;
    } finally {
      client.off('error', onError);
      release(broken);
    }
  }

  private async commit(): Promise<void> {
    this.isOpen = false;
    const { command } = await tracedStatement('COMMIT', () => this.client.query('COMMIT'));
    // PostgreSQL rolls back on COMMIT when a statement failed and its error was swallowed
    if (command !== 'COMMIT') throw new Error('A statement failed: the transaction is rolled back');
  }

  /** Returns the error if the connection can no longer be used. */
  private async rollBack(): Promise<Error | undefined> {
    this.isOpen = false;
    return this.client.query('ROLLBACK').then(
      () => undefined,
      (error: Error) => error,
    );
  }
}

const isConsequence = (error: unknown) =>
  (error as { code?: unknown } | undefined)?.code === TRANSACTION_FAILED;
