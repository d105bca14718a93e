/** Keeps browsers from breaking a line there; takes no room and has no glyph. */
const JOINER = '\u2060';

/**
 * Numbers with a hyphen in them stay on one line: the law 18-07 is not read as 18 and 07.
 *
 * @example keepTogether('loi 90-11')
 */
export function keepTogether(text: string): string {
  return text.replace(/(\d)-(?=\d)/g, `$1${JOINER}-${JOINER}`);
}
