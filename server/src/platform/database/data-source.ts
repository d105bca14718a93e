import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations/migrations.js';

/** The statements that compare all tables take long on a busy machine. */
const TIMEOUT_MS = 600_000;

/** For `npm run migration` and TypeORM's command line: it compares the entities with a migrated database. */
export default new DataSource({
  ...databaseOptions(process.env['DATABASE_URL'] ?? '', 2),
  extra: { statement_timeout: TIMEOUT_MS },
  entities: [fileURLToPath(new URL('../../**/*.entity.js', import.meta.url))],
  migrations,
});
