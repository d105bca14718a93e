import { appendFileSync } from 'node:fs';

/** `npm test` says which tests were skipped, and why. */
function tellSkipped(tests: string, why: string): void {
  const file = process.env['TEST_COUNTS'];
  if (file) appendFileSync(file, `${JSON.stringify({ name: tests, skipped: why })}\n`);
  else process.stdout.write(`${tests}: skipped, ${why}\n`);
}

/**
 * `describe`; where the machine lacks what these tests need, it skips them with a word.
 *
 * @example describeIf(RealRedis.isInstalled, 'redis', 'redis-server is not installed')('with Redis', () => …)
 */
export function describeIf(isPossible: boolean, tests: string, why: string) {
  if (!isPossible) tellSkipped(tests, why);
  return isPossible ? describe : describe.skip;
}

/** The same for one test. */
export function itIf(isPossible: boolean, test: string, why: string) {
  if (!isPossible) tellSkipped(test, why);
  return isPossible ? it : it.skip;
}
