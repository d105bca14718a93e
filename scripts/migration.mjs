import '../tools/start/node-version.mjs';
import { compileServer } from '../tools/start/build.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { main } from '../tools/processes/problem.mjs';

/** `npm run migration -- NAME`: writes a migration for what the entities say and no migration makes. */
await main(async () => {
  await ensureInstalled();
  await compileServer();
  const { makeMigration } = await import('../tools/postgres/migration.mjs');
  console.log(await makeMigration(process.argv[2]));
});
