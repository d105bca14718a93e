/** Marks that nobody sees, blanks, hyphens and dashes of every script, and the line that Arabic keyboards draw. */
const BETWEEN = /[\p{Cf}\p{White_Space}\p{Dash}\u02d7\u0640\u2043\u20e3\u2800\u3164\ufe0f]/gu;
/** Somebody copied on to the end of the clause or sentence; the SMS itself has a comma behind the code. */
const FULL_STOPS = /[.,\u060c\u3002\u06d4]+$/;
/** A bullet or number before an entry of a list. */
const BULLETS = /^[*•·‣∙\p{So}]+/u;
const DIGIT = /^\p{Nd}$/u;

/**
 * Reads a code as people type and paste it, from an SMS, an authenticator app or a list of recovery codes:
 * Latin digits and capitals are left, without what only separates or directs them.
 */
export const readCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(BETWEEN, '')
    .replace(BULLETS, '')
    .replace(FULL_STOPS, '')
    .replace(/\p{Nd}/gu, latinDigit)
    .toUpperCase();

/** Unicode has the digits of each script in order, ten in a row; rows of two scripts may touch. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}
