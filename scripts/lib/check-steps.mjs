import { buildPart } from './build.mjs';
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

const codegenCheck = ['--check', '--config', 'codegen.ts'];

/** What can be said without a browser and without a database full of tests. */
export const quickSteps = (database) => [
  { name: 'format', run: tool('prettier', ['--check', '--log-level=warn', '.']) },
  { name: 'lint', run: tool('eslint', ['--max-warnings=0', '.']) },
  { name: 'types of the server', run: tool('tsc', ['--noEmit'], inRoot('server')) },
  { name: 'types of the client', run: tool('tsc', ['--noEmit'], inRoot('client')) },
  { name: 'translations', run: checkLocales },
  { name: 'generated documents', run: tool('graphql-codegen', codegenCheck) },
  { name: 'unit tests', run: () => runJest('server', 'test') },
  { name: 'server build', run: build('server') },
  { name: 'configuration', needs: ['server build'], run: configurationDrift },
  { name: 'schema and routes', needs: ['server build'], run: () => schemaDrift(database) },
];

export const slowSteps = (database) => [
  { name: 'migrations', needs: ['server build'], run: () => migrationDrift(database) },
  { name: 'client build', run: build('client') },
  { name: 'first load', needs: ['client build'], run: checkFirstLoad },
  { name: 'client tests', run: () => runJest('client', 'test') },
  {
    name: 'API tests',
    // one of them ends the built server, another reads the built pages
    needs: ['server build', 'client build'],
    run: () => runJest('server', 'e2e', { TEST_DATABASE_URL: database.url }),
  },
  {
    name: 'browser journeys',
    needs: ['server build', 'client build'],
    run: () => journeys(database),
  },
];
