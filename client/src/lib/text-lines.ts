/** The lines of a text that is a list: one point on each line. */
export function linesOf(text: string): string[] {
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
 * A longer text as it stands in the translations: blocks apart by an empty line; a block whose lines
 * begin with `- ` is a list, and with `- name | explanation` a list of names that are explained.
 */
export function blocksOf(text: string): TextBlock[] {
  return text
    .split(/\n{2,}/)
    .map(linesOf)
    .filter((lines) => lines.length > 0)
    .map(blockOf);
}
