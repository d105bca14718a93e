import path from 'node:path';
import { checkLicences } from '../release/bill-of-materials.mjs';
import { buildPart } from '../start/build.mjs';
import { checkBreakingChanges } from './breaking-changes.mjs';
import { checkCitations } from './citations.mjs';
import { checkDeploymentFiles } from './deployment-files.mjs';
import { checkDocuments } from './documents.mjs';
import { configurationDrift, migrationDrift, schemaDrift } from '../postgres/drift.mjs';
import { engines } from '../browsers/engines-step.mjs';
import { checkFirstLoad } from './first-load.mjs';
import { checkInstallScripts } from './install-scripts.mjs';
import { runApiTests, runJest } from './jest-step.mjs';
import { journeys } from '../browsers/journeys-step.mjs';
import { checkLocales } from './locales.mjs';
import { checkOpenApi } from './openapi.mjs';
import { bin, dataDir, inRoot, root, toolEnv, typeChecker } from '../processes/paths.mjs';
import { capture } from '../processes/processes.mjs';
import { checkRecipes } from './recipes.mjs';
import { checkRelease } from '../release/release-trial.mjs';
import { testScripts } from './script-tests.mjs';

const command =
  (file, args, cwd = root) =>
  async () => {
    const { code, output } = await capture(file, args, { cwd, env: toolEnv() });
    return { ok: code === 0, output };
  };
const tool = (name, args, cwd) => command(bin(name), args, cwd);

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

/** What tools remember of files that have not changed. `npm test` does without. */
const remembered = (name) => path.join(dataDir, 'cache', name);
const cache = (name) => [
  '--cache',
  '--cache-strategy=content',
  `--cache-location=${remembered(name)}`,
];
const typesOf = (part, isQuick) => {
  const memory = ['--incremental', '--tsBuildInfoFile', remembered(`${part}.tsbuildinfo`)];
  const args = ['--noEmit', '--singleThreaded', ...(isQuick ? memory : [])];
  const run = command(typeChecker, args, inRoot(part));
  return { name: `types of the ${part}`, quick: true, run };
};

/** The steps that need only the sources. */
const sourceSteps = (isQuick) => [
  {
    name: 'lint',
    quick: true,
    run: tool('eslint', ['--max-warnings=0', ...(isQuick ? cache('eslint') : []), '.']),
  },
  {
    name: 'format',
    quick: true,
    run: tool('prettier', [
      '--check',
      '--log-level=warn',
      ...(isQuick ? cache('prettier') : []),
      '.',
    ]),
  },
  typesOf('server', isQuick),
  typesOf('client', isQuick),
  {
    name: 'import circles',
    quick: true,
    run: tool('depcruise', CIRCLES, inRoot('client')),
  },
  { name: 'generated documents', quick: true, run: tool('graphql-codegen', codegenCheck) },
  typesOf('sdk', isQuick),
];

/** The steps that read files for a moment. */
const fileSteps = [
  { name: 'translations', quick: true, run: checkLocales },
  { name: 'licences', quick: true, run: checkLicences },
  { name: 'install scripts', quick: true, run: checkInstallScripts },
  { name: 'deployment files', quick: true, run: checkDeploymentFiles },
  { name: 'citations', quick: true, run: checkCitations },
  { name: 'documents', quick: true, run: checkDocuments },
  { name: 'breaking changes', quick: true, run: checkBreakingChanges },
  { name: 'OpenAPI', quick: true, run: checkOpenApi },
];

/** Jest keeps modules of files that are done; a process of its own is replaced before they fill the memory. */
const OWN_PROCESS = ['--workerIdleMemoryLimit=800MB'];

/** The tests, in which calls and pages run out of time on a machine that is too busy. */
const testSteps = (database, isQuick) =>
  [
    // their five processes wait most of the time: for mails, locks and time limits
    { name: 'API tests', built: true, run: () => runApiTests({ TEST_DATABASE_URL: database.url }) },
    {
      name: 'client tests',
      run: () => runJest('client', 'test', { workers: 1, args: OWN_PROCESS }),
    },
    {
      name: isQuick ? 'unit tests of what changed' : 'unit tests',
      quick: true,
      run: async () =>
        runJest('server', 'test', { workers: 1, args: isQuick ? await sinceLastShared() : [] }),
    },
    { name: 'browser journeys', built: true, workers: 2, run: () => journeys(database) },
    { name: 'three engines', built: true, workers: 2, run: () => engines(database) },
  ].map(({ built, ...step }) => ({
    ...step,
    needs: built ? ['server build', 'client build'] : [],
  }));

/** The steps that use the whole product, which are the longest but for lint. */
const productSteps = (database) =>
  [
    { name: 'recipes', run: () => checkRecipes(database) },
    { name: 'release archive', run: () => checkRelease(database) },
  ].map((step) => ({ ...step, needs: ['server build', 'client build'] }));

/**
 * The steps that take what the tests leave of the cores, the longest first: they run two at a time once the tests
 * are over, so that a long one that began last would leave a core without work.
 */
const patientSteps = (database, isQuick) => {
  const [lint, ...sources] = sourceSteps(isQuick);
  return [
    lint,
    ...productSteps(database),
    ...sources,
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
  ].map((step) => ({ ...step, patient: true }));
};

/** All steps of `npm test`. The tests of one step run beside the patient steps; journeys and engines beside no other tests. */
export const allSteps = (database, { isQuick = false } = {}) => [
  { name: 'server build', quick: true, run: build('server') },
  { name: 'client build', run: build('client') },
  ...testSteps(database, isQuick),
  ...patientSteps(database, isQuick),
];

/**
 * The steps that need neither a browser nor the API tests, as fast as they can be while one works: a file that has not
 * changed is not linted again, also if what it imports has, and only unit tests of what changed run.
 */
export const quickSteps = (database) =>
  allSteps(database, { isQuick: true }).filter(({ quick }) => quick);

/** Jest's arguments for what differs from the shared branch, or from the last commit where there is none. */
async function sinceLastShared() {
  const { code } = await capture('git', ['rev-parse', '--verify', 'origin/main'], { cwd: root });
  return [`--changedSince=${code === 0 ? 'origin/main' : 'HEAD'}`, '--passWithNoTests'];
}
