const round = (value) => value.toFixed(value < 10 ? 2 : 0);
const ratios = (values) => values.map((value) => value.toFixed(2)).join(' ');
const perSecond = (value) => `${Math.round(value).toLocaleString('en')}/s`;

/** Prints a figure with its goal and its details; answers whether the goal is reached. */
export function print({ name, value, unit, atLeast, below, isFine = true, detail }) {
  const passed =
    isFine && (atLeast === undefined || value >= atLeast) && (below === undefined || value < below);
  const goal = atLeast === undefined ? `< ${below}` : `>= ${atLeast}`;
  const figure = `${round(value)} ${unit}`.padStart(12);
  console.log(
    `${passed ? 'PASS' : 'FAIL'}  ${name.padEnd(46)}${figure}   goal ${goal.padEnd(8)}${detail ?? ''}`,
  );
  return passed;
}

/** A figure that is compared with the bare server. */
export function ratioFigure(name, atLeast, { ratio, reached, limit, ratios: all }) {
  const detail = `${perSecond(reached)} against ${perSecond(limit)}; rounds ${ratios(all)}`;
  return { name, value: ratio, unit: 'x', atLeast, detail };
}
