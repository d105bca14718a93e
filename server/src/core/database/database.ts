import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { prepared } from './prepared.js';

/** The two ways to the database: prepared reads over the pool, and transactions. */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  /** Runs one prepared statement. */
  async query<Row extends object>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
    const pool = (this.dataSource.driver as unknown as { master: Pool }).master;
    const result = await pool.query<Row>(prepared(text, values));
    return result.rows;
  }

  /** All or nothing. Events sent with NOTIFY inside reach listeners at commit only. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }
}
