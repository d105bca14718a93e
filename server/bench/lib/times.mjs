import { performance } from 'node:perf_hooks';

/** The smallest value that at least the given part of the values does not exceed; values in any order. */
export function percentile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)];
}

export const median = (values) => percentile(values, 0.5);

/** Milliseconds that each of `count` runs took, one after another. */
export async function timesOf(count, run) {
  const times = [];
  for (let index = 0; index < count; index += 1) {
    const begun = performance.now();
    await run(index);
    times.push(performance.now() - begun);
  }
  return times;
}
