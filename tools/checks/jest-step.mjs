import fs from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../processes/paths.mjs';
import { exactly } from './patterns.mjs';
import { capture } from '../processes/processes.mjs';
import { productEnv } from '../start/product-env.mjs';
import { mustPassAlways, safetyCounts } from './safety-tests.mjs';
import { slowest } from './slowest.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';

/**
 * Runs a workspace's Jest script and counts its tests.
 *
 * @param options `env` variables · `args` for Jest · `workers` of Jest · `one` the script that runs one of the tests again
 */
export function runJest(
  workspace,
  script,
  { env = {}, args = [], workers = 2, one = script } = {},
) {
  return withTemporaryFolder(async (folder) => {
    const file = path.join(folder, 'jest.json');
    const counts = path.join(folder, 'counts.jsonl');
    const flags = [
      '--json',
      `--outputFile=${file}`,
      `--maxWorkers=${workers}`,
      '--silent',
      ...args,
    ];
    const { code, output } = await capture(
      'npm',
      ['run', '--silent', script, '-w', workspace, '--', ...flags],
      {
        cwd: root,
        env: productEnv({ ...env, TEST_COUNTS: counts }),
      },
    );
    const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined;
    const failures = failedTests(report).map((test) => ({
      ...test,
      again: () => runOne(workspace, one, { env, ...test }),
    }));
    return {
      output: withoutReport(output),
      ...count(report, code),
      ...told(report, counts),
      failures,
    };
  });
}

/** It has to have run: a filter that finds nothing is no success. */
async function runOne(workspace, script, { env, file, name }) {
  const args = ['--runTestsByPath', file, '--testNamePattern', exactly(name)];
  const result = await runJest(workspace, script, { env, args });
  return { ...result, ok: result.ok && result.passed > 0 };
}

/** One for each group. They wait more than half of the time, for mails, locks and time limits, so that two cores carry them. */
const API_WORKERS = 5;

/** The API tests, with those that show what is promised of safety counted by promise, and what was skipped. */
export async function runApiTests(env) {
  const run = await runJest('server', 'e2e:all', { env, workers: API_WORKERS, one: 'e2e' });
  const { suites, counts, skips, silent, times, ...result } = run;
  const failures = result.failures.map((test) => ({ ...test, always: mustPassAlways(test.suite) }));
  const { missing, lines } = safetyCounts(suites, counts, skips);
  const skipped = [...skips].map(([tests, why]) => `skipped: ${tests}: ${why}`);
  for (const suite of silent) skipped.push(`skipped without a reason: tests of ${suite}`);
  if (missing.length === 0)
    return { ...result, failures, notes: [...lines, ...skipped, slowest(times)].join('\n') };
  const output = `${result.output}\nThese suites did not run: ${missing.join(', ')}`;
  return { ...result, failures, ok: false, failed: result.failed + 1, output };
}

/** API suites run several to a file, each under its path in `server/test`. */
const isSuite = (title) => title?.endsWith('.spec.ts') ?? false;

/** The tests that failed, where they stand by themselves: API suites also run several to a file. */
function failedTests(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => {
        const grouped = isSuite(ancestorTitles[0]);
        const titles = [...ancestorTitles.slice(grouped ? 1 : 0), title];
        const own = grouped ? inRoot('server', 'test', ancestorTitles[0]) : file;
        const place = path.relative(root, own);
        return {
          file: own,
          suite: path.basename(own).replace(/\..*$/, ''),
          name: titles.join(' '),
          title: `${place}: ${titles.join(' › ')}`,
        };
      }),
  );
}

/**
 * Tests that passed by the file of their suite (none where what a suite needs is not installed), what tests
 * counted themselves, why tests were skipped, suites that skipped tests without a reason, and how long each test took.
 */
function told(report, file) {
  const suites = new Map();
  const counts = new Map();
  const skips = new Map();
  const silent = new Set();
  const times = [];
  for (const { assertionResults } of report?.testResults ?? [])
    for (const { status, ancestorTitles, duration } of assertionResults) {
      const suite = path.basename(ancestorTitles[0] ?? '', '.spec.ts');
      times.push([suite, duration ?? 0]);
      if (status === 'pending') silent.add(suite);
      else add(suites, suite, Number(status === 'passed'));
    }
  if (fs.existsSync(file))
    for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
      const { name, count, skipped } = JSON.parse(line);
      if (skipped) skips.set(name, skipped);
      else add(counts, name, count);
    }
  // the first word names the suite
  for (const tests of skips.keys()) silent.delete(tests.split(' ')[0]);
  return { suites, counts, skips, silent, times };
}

const add = (sums, name, count) => sums.set(name, (sums.get(name) ?? 0) + count);

/** A run that failed without a failing test (a suite that does not load, no tests) is one failure. */
function count(report, code) {
  if (!report) return { ok: false, passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  const ok = code === 0 && failed === 0;
  return { ok, passed: report.numPassedTests, failed: ok ? 0 : Math.max(failed, 1) };
}

const withoutReport = (output) => output.replace(/^Test results written to: .*\n?/m, '');
