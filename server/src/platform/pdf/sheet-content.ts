import { directionOf, type Locale } from '../../contract/locales.js';
import type { Firm } from '../settings/settings.js';
import { valueInWords } from '../texts/locale-texts.js';
import { printedText } from '../texts/print-value.js';

/** A paragraph and its direction. */
export interface Paragraph {
  text: string;
  rtl: boolean;
}

/** One row of facts, or one text below its heading. */
export interface Labelled {
  label: string;
  value: Paragraph[];
}

/** What every sheet says of itself; `server/documents/common.typ` prints it. */
export interface SheetHead {
  title: string;
  intro: string | null;
  /** The line at the foot of each page. */
  footer: string;
}

/** No line of a sheet takes a longer word, such as an address of a page. */
const LONGEST_WORD = 60;
const TOO_LONG = new RegExp(`\\S{${LONGEST_WORD}}(?=\\S)`, 'gu');
const FIRST_LETTER = /\p{L}/u;
const ARABIC = /\p{Script=Arabic}/u;
/** Phone numbers are read from the left in every language. */
const DIGITS_ONLY = /^[+\d\s().-]+$/;

/** The lines of a text that people wrote, each in its own direction; empty ones are left out. */
export function paragraphs(text: string, language: Locale): Paragraph[] {
  return printedText(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ({
      text: line.replace(TOO_LONG, '$&\u200b'),
      rtl: isRtl(line, language),
    }));
}

/** By the first letter, as browsers do with `dir="auto"`. */
function isRtl(line: string, language: Locale): boolean {
  const [first] = FIRST_LETTER.exec(line) ?? [];
  if (first) return ARABIC.test(first);
  return !DIGITS_ONLY.test(line) && directionOf(language) === 'rtl';
}

/** A day and a time, in words of the language. */
export const momentIn = (at: Date, language: Locale): string =>
  valueInWords({ moment: at.toISOString() }, language) ?? '';

/** What `common.typ` needs of the language and the firm. */
export const firmHead = (firm: Firm, hasLogo: boolean, language: Locale) => ({
  language,
  rtl: directionOf(language) === 'rtl',
  /** Whether there is a picture `logo.png`. */
  logo: hasLogo,
  firm: {
    name: firm.name[language],
    contacts: firm.contacts[language].flatMap((contact) => paragraphs(contact, language)),
  },
});
