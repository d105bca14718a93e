const SHOWN = 12;

/**
 * Where the time of a step went, as a note: `seconds by suite: requests 71, …`, the longest first.
 *
 * @param parts pairs of a suite's name and the milliseconds that one of its tests took
 */
export function slowest(parts) {
  const bySuite = new Map();
  for (const [suite, milliseconds] of parts)
    bySuite.set(suite, (bySuite.get(suite) ?? 0) + milliseconds);
  const suites = [...bySuite].sort(([, one], [, other]) => other - one).slice(0, SHOWN);
  const told = suites.map(([suite, milliseconds]) => `${suite} ${Math.round(milliseconds / 1000)}`);
  return told.length > 0 ? `seconds by suite: ${told.join(', ')}` : undefined;
}
