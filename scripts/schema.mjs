import './lib/node-version.mjs';
import { buildPart } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, Problem } from './lib/problem.mjs';

/** `npm run schema`: writes server/schema.graphql, routes.txt and indexes.txt from the code. */
await main(async () => {
  await ensureInstalled();
  await buildPart('server');
  const { writeIndexes, writeSchema } = await import('./lib/drift.mjs');
  const { withTestDatabase } = await import('./lib/test-database.mjs');
  await withTestDatabase(async (database) => {
    for (const write of [writeSchema, writeIndexes]) {
      const { code, output } = await write(inRoot('server'), database);
      if (code !== 0) throw new Problem(output);
    }
  });
});
