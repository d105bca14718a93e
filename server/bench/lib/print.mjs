const round = (value) => value.toFixed(value < 10 ? 2 : 0);
const ratios = (values) => values.map((value) => value.toFixed(2)).join(' ');
const perSecond = (value) => `${Math.round(value).toLocaleString('en')}/s`;

/**
 * One line: the figure, its goal, and how it came about. Answers whether the goal is reached,
 * and nothing for one that has none.
 */
export function print({ name, value, unit, atLeast, below, isFine = true, detail }) {
  const passed =
    isFine && (atLeast === undefined || value >= atLeast) && (below === undefined || value < below);
  const mark = passed ? 'PASS' : 'FAIL';
  const hasGoal = atLeast !== undefined || below !== undefined;
  const limit = atLeast === undefined ? `goal < ${below}` : `goal >= ${atLeast}`;
  const goal = hasGoal ? limit : 'no goal';
  const figure = `${round(value)} ${unit}`.padStart(12);
  console.log(
    `${hasGoal ? mark : '    '}  ${name.padEnd(46)}${figure}   ${goal.padEnd(13)}${detail ?? ''}`,
  );
  return hasGoal ? passed : undefined;
}

/** A figure that is measured against the bare server. */
export function ratioFigure(name, atLeast, { ratio, reached, limit, ratios: all }) {
  const detail = `${perSecond(reached)} against ${perSecond(limit)}; rounds ${ratios(all)}`;
  return { name, value: ratio, unit: 'x', atLeast, detail };
}
