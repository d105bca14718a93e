import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/**
 * The connection pool that TypeORM keeps for itself (`PostgresDriver.master`, typeorm 1.1.1). Sharing it
 * keeps one process within one number of connections. If a new version moves it, look for where
 * `PostgresDriver.obtainMasterConnection` takes its connections from.
 */
export function poolOf(dataSource: DataSource): Pool {
  const { master } = dataSource.driver as unknown as { master?: Pool };
  if (!master) throw new Error('TypeORM no longer keeps its pool in driver.master');
  return master;
}
