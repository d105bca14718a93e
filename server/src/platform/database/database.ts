import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { getPool } from './database-options.js';
import { preparedQuery, Transaction } from './transaction.js';
import { isAnsweringPublicRead, ReadReplica } from './read-replica.js';
import { traced, tracedStatement } from '../tracing/tracing.js';
import { TransactionConnections } from './transaction-connections.js';

/** The error of pg when a statement had no answer in `query_timeout`, which is longer than PostgreSQL's own limit. */
const SILENCE = 'Query read timeout';

/** Access to the database: prepared reads over the pool or, of public requests, on the read replica; and transactions. */
@Injectable()
export class Database {
  private ofTransactions?: TransactionConnections;

  constructor(
    private readonly dataSource: DataSource,
    private readonly replica: ReadReplica,
  ) {}

  /** Runs one prepared statement. */
  query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    return tracedStatement(text, () => this.run<Row>(text, values));
  }

  private async run<Row extends object>(text: string, values: readonly unknown[]): Promise<Row[]> {
    const statement = preparedQuery(text, values);
    const read = isAnsweringPublicRead() && (await this.replica.query<Row>(statement));
    if (read) return read;
    const { rows } = await this.watched(this.pool.query<Row>(statement));
    return rows;
  }

  /** Runs `work` in a transaction. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return traced(
      () => ({ name: 'transaction', isDetail: true }),
      async () => this.watched(Transaction.run(await this.connections.connect(), work)),
    );
  }

  /** How many transactions wait for a connection. */
  get waitingTransactions(): number {
    return this.connections.waitingCount;
  }

  /**
   * A statement that had no answer at all tells that its connection has broken without an error, and probably
   * the others with it: those that are idle are closed, so that the next requests need not find out, too.
   */
  private async watched<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } catch (error) {
      if (error instanceof Error && error.message === SILENCE) this.closeIdle();
      throw error;
    }
  }

  private closeIdle(): void {
    for (let left = this.pool.idleCount; left > 0; left -= 1)
      this.pool.connect().then(
        (client) => client.release(true),
        () => undefined,
      );
  }

  private get connections(): TransactionConnections {
    return (this.ofTransactions ??= new TransactionConnections(this.pool));
  }

  private get pool(): Pool {
    return getPool(this.dataSource);
  }
}
