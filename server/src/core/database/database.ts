import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { Flight } from './flight.js';
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

  /** All or nothing, in one statement. Answers the row that the first of the writes returns. */
  async atOnce<Row extends object>(load: (flight: Flight) => Promise<void>): Promise<Row> {
    const flight = new Flight();
    await load(flight);
    const [row] = await this.query<Row>(flight.text, flight.values);
    flight.landed();
    return row as Row;
  }

  /** All or nothing. Events sent with NOTIFY inside reach listeners at commit only. */
  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }
}
