import fs from 'node:fs';
import path from 'node:path';
import { enginesMissing, runEngines } from './engines.mjs';
import { countOfReport } from './journeys-step.mjs';
import { capture } from '../processes/processes.mjs';
import { withTemporaryFolder } from '../processes/temporary.mjs';

/**
 * Every page and screen in three engines, as a step of `npm test`; skipped, with the reason among the notes, where
 * the engines cannot be installed.
 */
export async function engines(database, args) {
  const missing = await enginesMissing();
  if (missing)
    return { ok: true, passed: 0, failed: 0, notes: `skipped: three engines: ${missing}` };
  return withTemporaryFolder(async (folder) => {
    const report = path.join(folder, 'engines.json');
    const { code, output } = await runEngines({ database, args, report, spawn: capture });
    const again = (one) => engines(database, one);
    return { output, ...countOfReport(report, code, again), notes: opened(report) };
  });
}

/** How many pages and screens each engine opened. */
function opened(report) {
  if (!fs.existsSync(report)) return undefined;
  const annotations = [
    ...fs.readFileSync(report, 'utf8').matchAll(/"type": "opened",\s*"description": "([^"]*)"/g),
  ];
  const counts = new Set(annotations.map(([, count]) => count));
  return counts.size > 0 ? `opened without an error: ${[...counts].join(', ')}` : undefined;
}
