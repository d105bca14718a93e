import { checkLicences } from './bill-of-materials.mjs';
import { buildPart } from './build.mjs';
import { checkCitations } from './citations.mjs';
import { checkDeploymentFiles } from './deployment-files.mjs';
import { configurationDrift, migrationDrift, schemaDrift } from './drift.mjs';
import { engines } from './engines-step.mjs';
import { checkFirstLoad } from './first-load.mjs';
import { checkInstallScripts } from './install-scripts.mjs';
import { runApiTests, runJest } from './jest-step.mjs';
import { journeys } from './journeys-step.mjs';
import { checkLocales } from './locales.mjs';
import { bin, inRoot, root, toolEnv } from './paths.mjs';
import { capture } from './processes.mjs';
import { checkRelease } from './release-trial.mjs';
import { testScripts } from './script-tests.mjs';

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

/** Checks both sides together, in the folder where the client's import paths resolve. */
const CIRCLES = [
  '--config',
  '../dependency-cruiser.config.js',
  'src',
  '../server/src',
  '../scripts',
];
const codegenCheck = ['--check', '--config', 'codegen.ts'];

/** The steps that need only the sources. */
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

/** The steps that read files for a moment. */
const fileSteps = [
  { name: 'translations', quick: true, run: checkLocales },
  { name: 'licences', quick: true, run: checkLicences },
  { name: 'install scripts', quick: true, run: checkInstallScripts },
  { name: 'deployment files', quick: true, run: checkDeploymentFiles },
  { name: 'citations', quick: true, run: checkCitations },
];

/** The steps that use the built product as people do. They are the longest. */
const productSteps = (database) =>
  [
    { name: 'browser journeys', run: () => journeys(database) },
    // some of these tests start the built server or read the built pages
    { name: 'API tests', run: () => runApiTests({ TEST_DATABASE_URL: database.url }) },
    { name: 'three engines', run: () => engines(database) },
    { name: 'release archive', run: () => checkRelease(database) },
  ].map((step) => ({ ...step, workers: 2, needs: ['server build', 'client build'] }));

/**
 * All steps of `npm test`. Those that run tests in two workers, or start the product several times, run by themselves.
 */
export const allSteps = (database) => [
  { name: 'server build', quick: true, run: build('server') },
  { name: 'client build', run: build('client') },
  ...productSteps(database),
  ...sourceSteps,
  { name: 'client tests', workers: 2, run: () => runJest('client', 'test') },
  { name: 'unit tests', quick: true, workers: 2, run: () => runJest('server', 'test') },
  { name: 'tests of the scripts', quick: true, run: testScripts },
  { name: 'migrations', needs: ['server build'], run: () => migrationDrift(database) },
  {
    name: 'schema and routes',
    quick: true,
    needs: ['server build'],
    run: () => schemaDrift(database),
  },
  { name: 'configuration', quick: true, needs: ['server build'], run: configurationDrift },
  ...fileSteps,
  { name: 'first load', needs: ['client build'], run: checkFirstLoad },
];

/** The steps that need neither a browser nor the API tests. */
export const quickSteps = (database) => allSteps(database).filter(({ quick }) => quick);
