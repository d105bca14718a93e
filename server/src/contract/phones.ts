import { foldDigits, foldWidth, withoutInvisible } from './characters.js';
import { PHONE_PATTERN } from './patterns.js';

/** Words that people write beside a number; any other word is refused with the number. */
const WORDS = [
  'tel|tél|téléphone|telephone|phone|numéro|numero|num|number|no|n°|nº|mobile|mob|portable|port|gsm|cell|fixe|fax|bureau|domicile',
  'whats\\s?app|watsap|viber|telegram|signal|imo',
  'رقم|الرقم|هاتف|هاتفي|الهاتف|تلفون|تليفون|التلفون|جوال|الجوال|نقال|النقال|محمول|المحمول|موبايل|ثابت|الثابت|فاكس|مكتب|المكتب|المنزل',
  'واتساب|واتسآب|الواتساب|واتس\\s?اب|واتس|فايبر|تيليغرام|تلغرام|تيليجرام',
].join('|');
const SIGNS = String.raw`\s:.,;،؛=|\-\p{So}`;
const LABEL = String.raw`(?:[\[(]?(?:(?:de|du|le|la|my|mon)\s+)?(?:${WORDS})(?![\p{L}])[\])]?)`;
const IN_FRONT = new RegExp(`^(?:[${SIGNS}]|${LABEL})+`, 'iu');
const BEHIND = new RegExp(`(?:[${SIGNS}]|${LABEL})+$`, 'iu');
/** Longer texts are no phone number; the expressions above would take long for them. */
const LONGEST = 100;

/** Dots, slashes and other signs that people put between groups of digits. */
const BETWEEN_DIGITS = /([\d)])\s*[./\\·•∙‧,،_٫٬]+\s*(?=[\d(])/g;
const HYPHENS = /[\p{Pd}\u2212\u2043\u0640]/gu;

/**
 * A phone number as it is kept: as it was typed, without invisible marks, without words and signs around it, and
 * with common blanks: `Tél : 05.55.12.34.56` -> `05.55.12.34.56`.
 */
export function tidyPhone(text: string): string {
  if (text.length > LONGEST) return text.trim();
  const plain = withoutInvisible(foldWidth(text.normalize('NFC')))
    .replace(/[\s\p{Z}]/gu, ' ')
    .trim();
  const number = plain.replace(IN_FRONT, '').replace(BEHIND, '');
  return /\p{Nd}/u.test(number) ? number : plain;
}

/**
 * The number in digits, blanks, hyphens and parentheses, of which the specified pattern is asked (M067):
 * `(+213) ٠٥٥٥.١٢` -> `+213 0555 12`.
 */
export function normalizePhone(text: string): string {
  return foldDigits(tidyPhone(text))
    .replace(HYPHENS, '-')
    .replace(BETWEEN_DIGITS, '$1 ')
    .replace(/^\(\s*(\+\s*\d{1,4})\s*\)\s*/, '$1 ')
    .replace(/^\+\s+/, '+')
    .trim();
}

/** The number as programs dial it, with a plus before the code of a country: `00213 (0) 555` -> `+213555`. */
export function dialedPhone(text: string): string {
  const number = normalizePhone(text).replace(/^\(?\s*\+?\s*00/, (start) =>
    start.startsWith('(') ? '(+' : '+',
  );
  const isInternational = /^\(?\+/.test(number);
  const digits = (isInternational ? number.replace(/\(\s*0\s*\)/, '') : number).replace(/\D/g, '');
  return isInternational ? `+${digits}` : digits;
}

/** The most digits that a number of any country has, with its code, and the fewest of two in one box. */
const MAX_DIGITS = 15;
const MIN_DIGITS = 8;

/** Whether a number is too long for one and can be parted into two. */
function isTwo(number: string): boolean {
  const groups = number.split(/\D+/).map((group) => group.length);
  const digits = groups.reduce((sum, length) => sum + length, 0);
  let before = 0;
  return (
    digits > MAX_DIGITS &&
    groups.some((length) => {
      before += length;
      return before >= MIN_DIGITS && digits - before >= MIN_DIGITS;
    })
  );
}

/** The rule that a phone number breaks, if any. Callers check for blank values themselves. */
export function phoneProblem(text: string): 'phone' | 'onePhone' | undefined {
  if (text.length > LONGEST) return 'phone';
  const number = normalizePhone(text);
  if (isTwo(number)) return 'onePhone';
  return PHONE_PATTERN.test(number) && /\d/.test(number) ? undefined : 'phone';
}

const ALGERIA = '+213';
/** The beginning of an Algerian number, at least its area or network: 021, 0550 12, +213 550. */
const BEGINNING = /^(?:\+213|00213|0(?=[1-9]))0?(\d{2,})$/;

/**
 * What a phone number has in common in all its spellings (B21), or nothing for another text: the digits without
 * the ways to begin it (00213, +213, 0). Of a few digits, only those at the beginning tell that it is a number.
 */
export function phoneCore(search: string): string | undefined {
  if (search.length > LONGEST) return undefined;
  const number = normalizePhone(search);
  if (!/^[+\d\s\-()]+$/.test(number)) return undefined;
  const digits = dialedPhone(search).replace('+', '');
  if (digits.length >= 8) return digits.replace(/^213/, '').replace(/^0/, '');
  const [, national] = BEGINNING.exec(number.replace(/[^+\d]/g, '')) ?? [];
  return national && ALGERIA + national;
}
