import { foldDigits, foldWidth, withoutInvisible } from './characters.js';

/** Words that people write beside a number; any other word is refused with the number. */
const WORDS = [
  't[ée]l(?:[ée]phone)?|phone|num(?:[ée]ro|ber)?|no|n°|nº|mob(?:ile)?|port(?:able)?|gsm|cell|fixe|fax|bureau|domicile',
  'whats\\s?app|watsap|viber|telegram|signal|imo',
  '(?:ال)?(?:رقم|هاتف|تلي?فون|جوال|نقال|محمول|موبايل|ثابت|فاكس|مكتب|منزل|واتس(?:\\s?[اآ]ب)?)ي?',
  'فايبر|تي?لي?[غج]رام',
].join('|');
const SIGNS = String.raw`\s:.,;،؛=|/&\-\p{So}`;
/** Between two such words: Tél et Fax, هاتف و واتساب. */
const AND = String.raw`(?<=[${SIGNS}])(?:et|ou|and|or|و)(?=[${SIGNS}])`;
const LABEL = String.raw`(?:[\[(]?(?:(?:de|du|le|la|my|mon)\s+)?(?:${WORDS})(?![\p{L}])[\])]?)`;
const IN_FRONT = new RegExp(`^(?:[${SIGNS}]|${LABEL}|${AND})+`, 'iu');
const BEHIND = new RegExp(`(?:[${SIGNS}]|${LABEL}|${AND})+$`, 'iu');
/** Longer texts are no phone number; the expressions above would take long for them. */
export const LONGEST_PHONE = 100;

/** Dots, slashes and other signs that people put between groups of digits. */
const BETWEEN_DIGITS = /([\d)])\s*[./\\·•∙‧,،_٫٬]+\s*(?=[\d(])/g;
const HYPHENS = /[\p{Pd}\u2212\u2043\u0640]/gu;

/**
 * A phone number as it is kept: as it was typed, without invisible marks, without words and signs around it, and
 * with common blanks: `Tél : 05.55.12.34.56` -> `05.55.12.34.56`.
 */
export function tidyPhone(text: string): string {
  if (text.length > LONGEST_PHONE) return text.trim();
  const plain = withoutInvisible(foldWidth(text.normalize('NFC')))
    .replace(/\s/g, ' ')
    .trim();
  const number = plain.replace(IN_FRONT, '').replace(BEHIND, '');
  return /\p{Nd}/u.test(number) && !/\p{L}/u.test(number) ? number : plain;
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
