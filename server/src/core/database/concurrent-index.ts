import type { DataSource, QueryRunner } from 'typeorm';

type Query = (...call: Parameters<QueryRunner['query']>) => Promise<unknown>;

const CONCURRENTLY = /\bCONCURRENTLY\b/i;

/**
 * An index that is made or dropped concurrently waits for all transactions that are older, such as a backup.
 * Nobody queues behind it, so it waits without the limit for locks that other statements of migrations have.
 */
export function waitWhereNobodyQueues(source: DataSource): void {
  const createQueryRunner = source.createQueryRunner.bind(source);
  source.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query: Query = runner.query.bind(runner);
    const unlimitedQuery: Query = async (...call) => {
      if (!CONCURRENTLY.test(call[0])) return query(...call);
      await query('SET lock_timeout = 0');
      try {
        return await query(...call);
      } finally {
        await query('RESET lock_timeout');
      }
    };
    runner.query = unlimitedQuery as QueryRunner['query'];
    return runner;
  };
}
