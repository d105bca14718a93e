import { quickSteps, slowSteps } from './check-steps.mjs';
import { report, runSteps } from './steps.mjs';
import { withTestDatabase } from './test-database.mjs';

/** Runs the steps of `npm run check`, or all of `npm test`; answers the exit code. */
export async function runChecks({ all, bail }) {
  const started = Date.now();
  const results = await withTestDatabase((database) => {
    const steps = [...quickSteps(database), ...(all ? slowSteps(database) : [])];
    return runSteps(steps, { bail });
  });
  return report(results, started);
}
