/**
 * The curves of Lighthouse 13 for a phone: the value that scores 90 and the one that scores 50, and the weight in
 * the score for performance. Its speed index (weight 10), which needs a film of the page, is left out, and the
 * other weights count for the whole.
 */
const CURVES = {
  firstPaint: { p10: 1800, median: 3000, weight: 10 },
  largestPaint: { p10: 2500, median: 4000, weight: 25 },
  blocked: { p10: 200, median: 600, weight: 30 },
  shift: { p10: 0.1, median: 0.25, weight: 25 },
};
/** The argument at which the complementary error function is a fifth. */
const INVERSE_ERFC_ONE_FIFTH = 0.9061938024368232;

/** 0 to 100, of one visit: its paints and blocking in milliseconds, its layout shift. */
export function performanceScore(visit) {
  let sum = 0;
  let weights = 0;
  for (const [name, { weight, ...curve }] of Object.entries(CURVES)) {
    sum += weight * rounded(scoreOf(visit[name], curve));
    weights += weight;
  }
  return Math.round((100 * sum) / weights);
}

/** By the log-normal distribution that has the two points of the curve, which are met exactly. */
function scoreOf(value, { p10, median }) {
  if (value <= 0) return 1;
  const place = (Math.log(value / median) * INVERSE_ERFC_ONE_FIFTH) / -Math.log(p10 / median);
  const score = (1 - erf(place)) / 2;
  if (value <= p10) return Math.max(0.9, score);
  return value <= median ? Math.max(0.5, score) : score;
}

/** Down to hundredths; above 0.9, up to half of one is added, so that a perfect value reaches 1. */
const rounded = (score) => Math.floor(100 * (score + Math.max(0, 0.05 * (score - 0.9)))) / 100;

/** By Abramowitz and Stegun, 7.1.26, as Lighthouse has it. */
function erf(x) {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const terms = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const sum = terms.reduce((value, term) => value * t + term, 0);
  return Math.sign(x) * (1 - sum * t * Math.exp(-x * x));
}
