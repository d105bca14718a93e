import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { capture } from './processes.mjs';
import { productEnv } from './product-env.mjs';
import { safetyCounts } from './safety-tests.mjs';
import { withTemporaryFolder } from './temporary.mjs';

/** Runs a workspace's Jest script and counts its tests. */
export function runJest(workspace, script, env = {}) {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'jest.json');
    const counts = path.join(folder, 'counts.jsonl');
    const flags = ['--json', `--outputFile=${report}`, '--maxWorkers=2', '--silent'];
    const args = ['run', '--silent', script, '-w', workspace, '--', ...flags];
    const { code, output } = await capture('npm', args, {
      cwd: root,
      env: productEnv({ ...env, TEST_COUNTS: counts }),
    });
    return { output: withoutReport(output), ...count(report, code), ...told(report, counts) };
  });
}

/** The API tests, with those that show what is promised of safety counted by promise, and what was skipped. */
export async function runApiTests(env) {
  const { suites, counts, skips, silent, ...result } = await runJest('server', 'e2e:all', env);
  const { missing, lines } = safetyCounts(suites, counts, skips);
  const skipped = [...skips].map(([tests, why]) => `skipped: ${tests}: ${why}`);
  for (const suite of silent) skipped.push(`skipped without a reason: tests of ${suite}`);
  if (missing.length === 0) return { ...result, notes: [...lines, ...skipped].join('\n') };
  const output = `${result.output}\nThese suites did not run: ${missing.join(', ')}`;
  return { ...result, ok: false, failed: Math.max(result.failed, 1), output };
}

/**
 * Tests that passed by the file of their suite (none where what a suite needs is not installed), what tests
 * counted themselves, why tests were skipped, and suites that skipped tests without a reason.
 */
function told(report, file) {
  const suites = new Map();
  const counts = new Map();
  const skips = new Map();
  const silent = new Set();
  if (fs.existsSync(report))
    for (const { assertionResults } of JSON.parse(fs.readFileSync(report, 'utf8')).testResults)
      for (const { status, ancestorTitles } of assertionResults) {
        const suite = ancestorTitles[0]?.replace(/\.e2e-spec\.ts$/, '');
        add(suites, suite, Number(status === 'passed'));
        if (status === 'pending') silent.add(suite);
      }
  if (fs.existsSync(file))
    for (const line of fs.readFileSync(file, 'utf8').trim().split('\n')) {
      const { name, count, skipped } = JSON.parse(line);
      if (skipped) skips.set(name, skipped);
      else add(counts, name, count);
    }
  // the first word names the suite
  for (const tests of skips.keys()) silent.delete(tests.split(' ')[0]);
  return { suites, counts, skips, silent };
}

const add = (sums, name, count) => sums.set(name, (sums.get(name) ?? 0) + count);

/** A run that failed without a failing test (a suite that does not load, no tests) is one failure. */
function count(report, code) {
  if (!fs.existsSync(report)) return { ok: false, passed: 0, failed: 1 };
  const totals = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = totals.numFailedTests + totals.numRuntimeErrorTestSuites;
  const ok = code === 0 && failed === 0;
  return { ok, passed: totals.numPassedTests, failed: ok ? 0 : Math.max(failed, 1) };
}

const withoutReport = (output) => output.replace(/^Test results written to: .*\n?/m, '');
