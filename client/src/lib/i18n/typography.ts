/** WORD JOINER: has no width and prevents a line break. */
const JOINER = '\u2060';

/**
 * Keeps numbers with a hyphen on one line, so that law 18-07 is not read as 18 and 07.
 *
 * @example preventBreaksInNumbers('loi 90-11')
 */
export function preventBreaksInNumbers(text: string): string {
  return text.replace(/(\d)-(?=\d)/g, `$1${JOINER}-${JOINER}`);
}
