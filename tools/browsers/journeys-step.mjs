import fs from 'node:fs';
import path from 'node:path';
import { runJourneys } from './journeys.mjs';
import { exactly } from '../checks/patterns.mjs';
import { capture } from '../processes/processes.mjs';
import { slowest } from '../checks/slowest.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';

/** The browser journeys as a step of `npm test`, which prints only failures and counts the tests. */
export function journeys(database, args) {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'journeys.json');
    const { code, output } = await runJourneys({ database, args, report, spawn: capture });
    const again = (one) => journeys(database, one);
    const notes = [accessible(report), slowest(times(report))].filter(Boolean).join('\n');
    return { output, ...countOfReport(report, code, again), notes };
  });
}

/**
 * What Playwright's report says, as a step answers it. A file that does not load, or a run that failed without
 * a failing test, is one failure more. `again` runs the tests that its arguments name.
 */
export function countOfReport(report, code, again) {
  if (!fs.existsSync(report)) return { ok: false, passed: 0, failed: 1 };
  const { stats, suites, errors } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = stats.unexpected + errors.length;
  const ok = code === 0 && failed === 0 && stats.expected > 0;
  const failures = failedSpecs(suites).map((spec) => asFailure(spec, again));
  return { ok, passed: stats.expected, failed: ok ? 0 : Math.max(failed, 1), failures };
}

/** In how many combinations of page or state, language, theme and size axe found nothing. */
function accessible(report) {
  if (!fs.existsSync(report)) return undefined;
  const { suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const counts = specsOf(suites)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.at(-1)?.annotations ?? []))
    .filter(({ type }) => type === 'axe')
    .map(({ description }) => Number(description));
  const total = counts.reduce((sum, count) => sum + count, 0);
  return total > 0
    ? `axe without a violation: ${total} combinations of page or state, language, theme and size`
    : undefined;
}

/** How long each journey took, with the file that it stands in. */
function times(report) {
  if (!fs.existsSync(report)) return [];
  const { suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
  return specsOf(suites).flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ duration }) => [path.basename(file, '.spec.ts'), duration]),
    ),
  );
}

const specsOf = (suites) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [...specs, ...specsOf(inner)]);

const failedSpecs = (suites) => specsOf(suites).filter(({ ok }) => !ok);

function asFailure({ file, line, title }, again) {
  const one = [`${file}:${line}`, '--grep', exactly(title, { start: '' }), '--workers=1'];
  return { title: `${file}: ${title}`, again: () => again(one) };
}
