import { allSteps, quickSteps } from './check-steps.mjs';
import { secondTry } from './second-try.mjs';
import { report, runSteps } from './steps.mjs';
import { withTestDatabase } from '../postgres/test-database.mjs';

/** Runs the steps of `npm run check`, or of all of `npm test`; answers the exit code. */
export async function runChecks({ all, bail }) {
  const started = Date.now();
  const steps = all ? allSteps : quickSteps;
  const results = await withTestDatabase(async (database) => {
    const first = await runSteps(steps(database), { bail });
    return bail ? first : secondTry(first);
  });
  return report(results, started);
}
