import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { capture } from './processes.mjs';
import { productEnv } from './product-env.mjs';
import { withTemporaryFolder } from './temporary.mjs';

/** Runs a workspace's Jest script and counts its tests. */
export function runJest(workspace, script, env = {}) {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'jest.json');
    const flags = ['--json', `--outputFile=${report}`, '--maxWorkers=2', '--silent'];
    const args = ['run', '--silent', script, '-w', workspace, '--', ...flags];
    const { code, output } = await capture('npm', args, { cwd: root, env: productEnv(env) });
    return { output: withoutReport(output), ...count(report, code) };
  });
}

/** A run that failed without a failing test (a suite that does not load, no tests) is one failure. */
function count(report, code) {
  if (!fs.existsSync(report)) return { ok: false, passed: 0, failed: 1 };
  const totals = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = totals.numFailedTests + totals.numRuntimeErrorTestSuites;
  const ok = code === 0 && failed === 0;
  return { ok, passed: totals.numPassedTests, failed: ok ? 0 : Math.max(failed, 1) };
}

const withoutReport = (output) => output.replace(/^Test results written to: .*\n?/m, '');
