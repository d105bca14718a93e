import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { SnakeNamingStrategy } from './snake-naming-strategy.js';

// A calendar day has no clock: it stays the text that PostgreSQL keeps.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** How TypeORM reaches PostgreSQL. Time-outs keep a lost database from holding requests (S36). */
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
      connectionTimeoutMillis: 4000,
      idleTimeoutMillis: 30_000,
      statement_timeout: 5000,
      query_timeout: 5500,
      idle_in_transaction_session_timeout: 10_000,
      keepAlive: true,
      // statements that do not need each other's answers travel together (Promise.all)
      pipeline: true,
    },
  };
}
