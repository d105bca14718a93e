import { allSteps, quickSteps } from './check-steps.mjs';
import { report, runSteps } from './steps.mjs';
import { withTestDatabase } from './test-database.mjs';

/** Runs the steps of `npm run check`, or of all of `npm test`; answers the exit code. */
export async function runChecks({ all, bail }) {
  const started = Date.now();
  const steps = all ? allSteps : quickSteps;
  const results = await withTestDatabase((database) => runSteps(steps(database), { bail }));
  return report(results, started);
}
