import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bin, inRoot, root } from '../processes/paths.mjs';
import { capture } from '../processes/processes.mjs';
import { productEnv } from '../start/product-env.mjs';
import { withDatabase } from './test-database.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';

const generated = ['schema.graphql', 'routes.txt', 'openapi.json'];

const runBuilt = (file, args, databaseUrl) =>
  capture(bin('node'), [inRoot('server', 'dist', file), ...args], {
    cwd: root,
    env: productEnv({ DATABASE_URL: databaseUrl }),
  });

/** Writes schema.graphql, routes.txt and openapi.json of the current code into a folder. */
export const writeSchema = (folder, database) =>
  runBuilt('commands/schema-artifacts.js', [folder], database.url);

/** Writes indexes.txt, every index that the migrations make, into a folder. */
export const writeIndexes = (folder, database) =>
  onEmptyDatabase(database, (url) => runBuilt('platform/database/write-indexes.js', [folder], url));

/** Writes a migration, if the entities differ from the migrations, into a folder. */
export const writeMigration = (folder, { file, className }, database) =>
  onEmptyDatabase(database, (url) =>
    runBuilt('platform/database/make-migration.js', [folder, file, className], url),
  );

const onEmptyDatabase = (database, work) =>
  withDatabase(database.url, `migrations_${randomBytes(4).toString('hex')}`, work);

/** Compares the committed schema and route table with those of the current code. */
export function schemaDrift(database) {
  return withTemporaryFolder(async (folder) => {
    const { code, output } = await writeSchema(folder, database);
    if (code !== 0) return { ok: false, output };
    const differences = generated.map((name) => difference(name, folder)).filter(Boolean);
    return { ok: differences.length === 0, output: differences.join('\n') };
  });
}

function difference(name, folder) {
  const made = path.join(folder, name);
  const committed = inRoot('server', name);
  if (!fs.existsSync(made)) return `${name} was not written.`;
  const lines = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n') : []);
  const [now, before] = [lines(made), lines(committed)];
  if (now.join('\n') === before.join('\n')) return undefined;
  const added = now.filter((line) => !before.includes(line)).map((line) => `  + ${line}`);
  const removed = before.filter((line) => !now.includes(line)).map((line) => `  - ${line}`);
  const shown = [...removed, ...added].slice(0, 40).join('\n');
  return `server/${name} is not what the code makes; bring it up to date with "npm run schema".\n${shown}`;
}

/**
 * Runs the migrations up, down and up again on a new database, and expects none to be missing, and the indexes
 * that are committed: one that is lost makes some list slow, which nothing else tells.
 */
export function migrationDrift(database) {
  return withTemporaryFolder((folder) =>
    onEmptyDatabase(database, async (url) => {
      const { code, output } = await runBuilt(
        'platform/database/check-migrations.js',
        [folder],
        url,
      );
      const lost = difference('indexes.txt', folder);
      return { ok: code === 0 && !lost, output: [output, lost].filter(Boolean).join('\n') };
    }),
  );
}

const EXAMPLE = '.env.example';
/** Where the variables of tests begin. */
const FOR_TESTS = '# For tests only';
const PRODUCTION_EXAMPLE = 'deploy/mizan.env.example';
/** What the unit sets. */
const OF_UNIT = ['NODE_ENV', 'PORT'];

/**
 * Checks that `.env.example` has every variable of the server, and no others except the tests' own, and the
 * example for production those that an operator may set.
 */
export async function configurationDrift() {
  const built = pathToFileURL(inRoot('server', 'dist', 'platform', 'config', 'env.js')).href;
  const { envSchema } = await import(built);
  const read = [...Object.keys(envSchema.shape), 'CHROMIUM_PATH', 'TEST_DATABASE_URL'];
  const text = fs.readFileSync(inRoot(EXAMPLE), 'utf8');
  const ofOperators = variablesIn(text.split(FOR_TESTS)[0]);
  const production = variablesIn(fs.readFileSync(inRoot(PRODUCTION_EXAMPLE), 'utf8'));
  const problems = [
    ...differences(EXAMPLE, variablesIn(text), read),
    ...differences(PRODUCTION_EXAMPLE, [...production, ...OF_UNIT], ofOperators),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
}

const variablesIn = (text) =>
  [...text.matchAll(/^(?:# )?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);

const differences = (file, named, wanted) => [
  ...wanted.filter((name) => !named.includes(name)).map((name) => `${file}: ${name} is missing`),
  ...named.filter((name) => !wanted.includes(name)).map((name) => `${file}: ${name} is not read`),
];
