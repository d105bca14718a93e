import { fileURLToPath } from 'node:url';
import { DataSource } from 'typeorm';
import { databaseOptions } from './database-options.js';
import { migrations } from './migrations/migrations.js';

/** For TypeORM's command line only: it compares the entities with a migrated database. */
export default new DataSource({
  ...databaseOptions(process.env['DATABASE_URL'] ?? '', 2),
  entities: [fileURLToPath(new URL('../../**/*.entity.js', import.meta.url))],
  migrations,
});
