import { foldWidth } from './characters.js';

/** Line ends and other control characters. A tab is not among them: it becomes a blank. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/u;
/** Joiners belong to words of Persian and other languages; everything else of format only hides something. */
const HIDDEN = /(?![\u200C\u200D])[\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]/gu;
/** A NUL is no mark of a text that was copied: it is refused (S27). */
const MARK = /(?!\u0000)[\s\p{Z}\p{Cc}\p{Cf}\u034F\u115F\u1160\u3164\uFFA0]/u;
const LETTER = /\p{L}/u;
const LINE_ENDS = /[\p{Cc}\u2028\u2029]+/gu;
const SITE_ADDRESS = /:\s*\/\s*\/|\bwww\s*\./i;

/** Without blanks, controls, marks of direction and signs of no width at both ends. All of them are of one unit. */
function trimMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && MARK.test(text.charAt(start))) start += 1;
  while (start < end && MARK.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** A text of one line as it is kept: composed letters, no marks at its ends; a tab is a blank. */
export const tidyLine = (text: string): string =>
  trimMarks(text.normalize('NFC')).replace(/\t/g, ' ');

/** The name of a person as it is kept: as a line, and without hidden marks inside, apart from joiners. */
export const tidyName = (text: string): string => trimMarks(tidyLine(text).replace(HIDDEN, ''));

/** Whether a text stays on its line. */
export const isLine = (text: string): boolean => !CONTROLS.test(text);

/**
 * Whether a text can be the name of a person: it has a letter that can be seen, stays on its line and names no site,
 * because mails greet people by it.
 */
export function isPersonName(text: string): boolean {
  const name = foldWidth(tidyName(text));
  return isLine(name) && LETTER.test(name) && !SITE_ADDRESS.test(name);
}

/** Any stored text on one line, for greetings and notices. */
export const onOneLine = (text: string): string => text.replace(LINE_ENDS, ' ').trim();

/** A stored name on one line and without addresses of sites, whatever was accepted as a name before. */
export const printedName = (name: string): string =>
  tidyName(onOneLine(name).replace(/\S*:\/\/\S*|\bwww\.\S*/gi, ''));
