import './lib/node-version.mjs';
import { buildPart } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/problem.mjs';

/** `npm run migration -- NAME`: writes a migration for what the entities say and no migration makes. */
await main(async () => {
  await ensureInstalled();
  await buildPart('server');
  const { makeMigration } = await import('./lib/migration.mjs');
  console.log(await makeMigration(process.argv[2]));
});
