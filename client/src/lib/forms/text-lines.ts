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

/** The entries of a text with one entry on each line. */
export function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

export interface TextBlock {
  kind: 'paragraph' | 'list' | 'terms';
  lines: string[];
}

const POINT = /^- /;
const TERM = /^- [^|]+ \| /;

function blockOf(lines: string[]): TextBlock {
  if (!lines.every((line) => POINT.test(line))) {
    return { kind: 'paragraph', lines: [lines.join(' ')] };
  }
  const kind = lines.every((line) => TERM.test(line)) ? 'terms' : 'list';
  return { kind, lines: lines.map((line) => line.replace(POINT, '')) };
}

/**
 * Parses a long text of the translations. An empty line separates blocks; lines with `- ` make a list,
 * lines with `- term | explanation` a list of terms.
 */
export function splitBlocks(text: string): TextBlock[] {
  return text
    .split(/\n{2,}/)
    .map(splitLines)
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}
