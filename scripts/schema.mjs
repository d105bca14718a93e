import './lib/node-version.mjs';
import { buildPart } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/paths.mjs';
import { main, Problem } from './lib/problem.mjs';

/** `npm run schema`: writes server/schema.graphql and server/routes.txt from the code. */
await main(async () => {
  await ensureInstalled();
  await buildPart('server');
  const { writeSchema } = await import('./lib/drift.mjs');
  const { withTestDatabase } = await import('./lib/test-database.mjs');
  const { code, output } = await withTestDatabase((database) =>
    writeSchema(inRoot('server'), database),
  );
  if (code !== 0) throw new Problem(output);
});
