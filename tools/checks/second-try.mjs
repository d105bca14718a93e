/** So many tests of one run may fail at first. */
export const MOST_FLAKY = 3;

/**
 * The tests that run once more: those that failed, unless they are more than may be flaky, without those
 * that have to pass each time.
 *
 * @param results of steps; `failures` are their tests that failed:
 *   `[{ title, always?: boolean, again: () => Promise<{ ok, output }> }]`
 */
export function worthSecondTry(results) {
  const failures = failuresOf(results);
  return failures.length > MOST_FLAKY ? [] : failures.filter(({ always }) => !always);
}

/** Results in which the tests that passed at the second try count as passed. Whatever else failed stays so. */
export function withFlaky(results, isFlaky) {
  return results.map((result) => {
    const flaky = (result.failures ?? []).filter(isFlaky).map(({ title }) => title);
    if (flaky.length === 0) return result;
    const { passed, failed } = result;
    const left = failed - flaky.length;
    return { ...result, ok: left === 0, passed: passed + flaky.length, failed: left, flaky };
  });
}

/** Runs the tests that failed once more, one at a time, while nothing else runs. */
export async function secondTry(results) {
  for (const reason of reasonsAgainst(results)) console.log(reason);
  const flaky = new Set();
  for (const failure of worthSecondTry(results)) {
    console.log(`▸ again, alone: ${failure.title}`);
    const { ok, output } = await failure.again();
    if (ok) flaky.add(failure);
    console.log(ok ? '✓ it passed' : `✗ it failed again\n\n${output.trimEnd()}\n`);
  }
  return withFlaky(results, (failure) => flaky.has(failure));
}

function reasonsAgainst(results) {
  const failures = failuresOf(results);
  if (failures.length > MOST_FLAKY)
    return [`${failures.length} tests failed, which is not by chance: none runs again.`];
  return failures
    .filter(({ always }) => always)
    .map(({ title }) => `Not run again, since it has to pass each time: ${title}`);
}

const failuresOf = (results) => results.flatMap(({ failures = [] }) => failures);
