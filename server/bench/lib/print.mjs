import { KNOWN_MISSES } from './known-misses.mjs';

const round = (value) => value.toFixed(value < 10 ? 2 : 0);
const ratios = (values) => values.map((value) => value.toFixed(2)).join(' ');
const perSecond = (value) => `${Math.round(value).toLocaleString('en')}/s`;

/**
 * Prints a figure with its goal and its details: PASS, MISS with its reason when it is known to miss the goal
 * and is not worse than accepted, or FAIL. Answers whether it is not FAIL.
 */
export function print({ name, value, unit, atLeast, below, isFine = true, detail }) {
  const { accepted, reason } = KNOWN_MISSES[name] ?? {};
  const reaches = (limit) => (atLeast === undefined ? value < limit : value >= limit);
  const goal = atLeast ?? below;
  const verdict = !isFine
    ? 'FAIL'
    : reaches(goal)
      ? 'PASS'
      : accepted !== undefined && reaches(accepted)
        ? 'MISS'
        : 'FAIL';
  const aim = `${atLeast === undefined ? '<' : '>='} ${goal}`;
  const figure = `${round(value)} ${unit}`.padStart(12);
  console.log(`${verdict}  ${name.padEnd(46)}${figure}   goal ${aim.padEnd(8)}${detail ?? ''}`);
  if (verdict === 'MISS') console.log(`      why: ${reason} (server/bench/README.md)`);
  return verdict !== 'FAIL';
}

/** A figure that is compared with the bare server. */
export function ratioFigure(name, atLeast, { ratio, reached, limit, ratios: all }) {
  const detail = `${perSecond(reached)} against ${perSecond(limit)}; rounds ${ratios(all)}`;
  return { name, value: ratio, unit: 'x', atLeast, detail };
}
