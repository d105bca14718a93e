import { buildPart } from './build.mjs';
import { checkCitations } from './citations.mjs';
import { configurationDrift, migrationDrift, schemaDrift } from './drift.mjs';
import { checkFirstLoad } from './first-load.mjs';
import { runJest } from './jest-step.mjs';
import { journeys } from './journeys-step.mjs';
import { checkLocales } from './locales.mjs';
import { bin, inRoot, root, toolEnv } from './paths.mjs';
import { capture } from './processes.mjs';

const tool =
  (name, args, cwd = root) =>
  async () => {
    const { code, output } = await capture(bin(name), args, { cwd, env: toolEnv() });
    return { ok: code === 0, output };
  };

const build = (part) => async () => {
  await buildPart(part);
  return { ok: true };
};

/** Both sides at once, from where the paths of the client's imports are known. */
const CIRCLES = [
  '--config',
  '../dependency-cruiser.config.js',
  'src',
  '../server/src',
  '../scripts',
];
const codegenCheck = ['--check', '--config', 'codegen.ts'];

/** What can be said of the sources alone. */
const sourceSteps = [
  { name: 'lint', quick: true, run: tool('eslint', ['--max-warnings=0', '.']) },
  {
    name: 'types of the server',
    quick: true,
    run: tool('tsc', ['--noEmit'], inRoot('server')),
  },
  {
    name: 'types of the client',
    quick: true,
    run: tool('tsc', ['--noEmit'], inRoot('client')),
  },
  {
    name: 'import circles',
    quick: true,
    run: tool('depcruise', CIRCLES, inRoot('client')),
  },
  { name: 'format', quick: true, run: tool('prettier', ['--check', '--log-level=warn', '.']) },
  { name: 'generated documents', quick: true, run: tool('graphql-codegen', codegenCheck) },
];

/** All of `npm test`, the longest first: nothing long is left for the end, with one core at rest. */
export const allSteps = (database) => [
  { name: 'server build', quick: true, run: build('server') },
  { name: 'client build', run: build('client') },
  {
    name: 'browser journeys',
    needs: ['server build', 'client build'],
    run: () => journeys(database),
  },
  {
    name: 'API tests',
    // one of them ends the built server, another reads the built pages
    needs: ['server build', 'client build'],
    run: () => runJest('server', 'e2e:all', { TEST_DATABASE_URL: database.url }),
  },
  { name: 'client tests', run: () => runJest('client', 'test') },
  ...sourceSteps,
  { name: 'unit tests', quick: true, run: () => runJest('server', 'test') },
  { name: 'migrations', needs: ['server build'], run: () => migrationDrift(database) },
  {
    name: 'schema and routes',
    quick: true,
    needs: ['server build'],
    run: () => schemaDrift(database),
  },
  { name: 'configuration', quick: true, needs: ['server build'], run: configurationDrift },
  { name: 'translations', quick: true, run: checkLocales },
  { name: 'citations', quick: true, run: checkCitations },
  { name: 'first load', needs: ['client build'], run: checkFirstLoad },
];

/** What can be said without a browser and without a database full of tests. */
export const quickSteps = (database) => allSteps(database).filter(({ quick }) => quick);
