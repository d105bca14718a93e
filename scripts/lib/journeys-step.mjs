import fs from 'node:fs';
import path from 'node:path';
import { runJourneys } from './journeys.mjs';
import { capture } from './processes.mjs';
import { withTemporaryFolder } from './temporary.mjs';

/** The browser journeys as a step of `npm test`, which prints only failures and counts the tests. */
export function journeys(database) {
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'journeys.json');
    const { code, output } = await runJourneys({ database, report, spawn: capture });
    return { output, ...count(report, code) };
  });
}

/** A journey that passed only when retried counts as failed. */
function count(report, code) {
  if (!fs.existsSync(report)) return { ok: false, passed: 0, failed: 1 };
  const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  const ok = code === 0 && failed === 0 && stats.expected > 0;
  return { ok, passed: stats.expected, failed: ok ? 0 : Math.max(failed, 1) };
}
