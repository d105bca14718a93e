import pg, { type Pool, type PoolConfig } from 'pg';
import type { DataSource, DataSourceOptions } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { SnakeNamingStrategy } from './snake-case.js';

// A date without a time stays the text that PostgreSQL returns, without a time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** Options of every connection, beside time-outs. */
const SHARED = {
  idleTimeoutMillis: 30_000,
  keepAlive: true,
  // independent statements (Promise.all) are sent without waiting for each other
  pipeline: true,
};

/** The connection options. Time-outs release requests when the database is lost (S36). */
export function databaseOptions(url: string, poolSize: number): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    poolSize,
    synchronize: false,
    namingStrategy: new SnakeNamingStrategy(),
    // a failed statement is logged by the error filter, without its parameters: they hold people's data
    logging: false,
    connectTimeoutMS: 4000,
    extra: {
      ...SHARED,
      connectionTimeoutMillis: 4000,
      statement_timeout: 5000,
      query_timeout: 5500,
      idle_in_transaction_session_timeout: 10_000,
    },
  };
}

/** A replica that does not answer soon is not waited for: the primary answers instead. */
export function replicaOptions(url: string, poolSize: number): PoolConfig {
  return {
    ...SHARED,
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 1000,
    statement_timeout: 900,
    query_timeout: 1000,
  };
}

/** The connections of this process to its database, which TypeORM opens: it has no others. */
export const getPool = ({ driver }: DataSource) => (driver as PostgresDriver).master as Pool;
