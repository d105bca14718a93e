import '../tools/start/node-version.mjs';
import { buildPart } from '../tools/start/build.mjs';
import { ensureInstalled } from '../tools/start/install.mjs';
import { inRoot } from '../tools/processes/paths.mjs';
import { main, Problem } from '../tools/processes/problem.mjs';

/** `npm run schema`: writes server/schema.graphql, routes.txt, openapi.json and indexes.txt from the code. */
await main(async () => {
  await ensureInstalled();
  await buildPart('server');
  const { writeIndexes, writeSchema } = await import('../tools/postgres/drift.mjs');
  const { withTestDatabase } = await import('../tools/postgres/test-database.mjs');
  const { explainTimeouts } = await import('../tools/postgres/timeouts.mjs');
  await explainTimeouts(() =>
    withTestDatabase(async (database) => {
      for (const write of [writeSchema, writeIndexes]) {
        const { code, output } = await write(inRoot('server'), database);
        if (code !== 0) throw new Problem(output);
      }
    }),
  );
});
