import { TestEnvironment } from 'jest-environment-node';

/** An application starts in seconds, and in more than thirty where much else runs. */
const START_TIMEOUT_MS = 120_000;

/** Gives `beforeAll`, in which suites start their application, more time than a test, and ends a suite that did not start. */
export default class ApiEnvironment extends TestEnvironment {
  handleTestEvent({ name, hook, error }, state) {
    if (hook?.type !== 'beforeAll') return;
    if (name === 'hook_start') hook.timeout ??= Math.max(START_TIMEOUT_MS, state.testTimeout);
    if (name === 'hook_failure') {
      // the file fails by it once: every test would only repeat it
      state.unhandledErrors.push([error, hook.asyncError]);
      skipAll(hook.parent);
    }
  }
}

/** The tests of a suite; its inner suites do not start either. */
function skipAll({ children }) {
  for (const child of children) {
    child.mode = 'skip';
    if (child.type === 'describeBlock') skipAll(child);
    else child.errors = [];
  }
}
