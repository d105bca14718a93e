import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from '../internals/typeorm-pool.js';
import { preparedQuery } from './prepared-statement.js';
import { Transaction } from './transaction.js';

/** Access to the database: prepared reads over the pool, and transactions. */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs one prepared statement. */
  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const result = await this.pool.query<Row>(preparedQuery(text, values));
    return result.rows;
  }

  /** Runs `work` in a transaction. */
  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return Transaction.run(await this.pool.connect(), work);
  }

  private get pool(): Pool {
    return poolOf(this.dataSource);
  }
}
