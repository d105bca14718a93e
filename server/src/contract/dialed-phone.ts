import { foldDigits, foldWidth } from './characters.js';

/** A whole Algerian number, with its beginning or without. */
const WHOLE = /^(?:(?:\+|00)?2130?|0)?(?:[2-4]\d{7}|[5-9]\d{8})$/;
/** Whatever is in front of a second number, and signs in front of the last digits of another. */
const BETWEEN = /\D(?=(?:\D*\d){8})|([^\d\s])/g;

/**
 * The first of several in one field, such as `021 63 12 34 / 35`: a whole Algerian number with something behind it. A
 * sign that stands within the number, too, parts nothing: `0770-12-34-56-78` has digits too many.
 */
function firstOf(number: string): string {
  for (const { 1: sign, index } of number.matchAll(BETWEEN)) {
    const before = number.slice(0, index);
    const isApart = !sign || before.endsWith(' ') || !before.includes(sign);
    if (isApart && WHOLE.test(before.replace(/[^\d+]/g, ''))) return before;
  }
  return number;
}

/** The number as programs dial it, with a plus before the code of a country: `00213 (0) 555` -> `+213555`. */
export function dialedPhone(text: string): string {
  const number = firstOf(foldDigits(foldWidth(text.normalize('NFC'))))
    .replace(/[^\d+()]+/g, ' ')
    .replace(/\( ?\)/g, '')
    .replace(/^ *(\(?) *(?:\+? *00|\+)/, '$1+');
  const isInternational = /^\(?\+/.test(number);
  const digits = (isInternational ? number.replace(/\( ?0 ?\)/, '') : number).replace(/\D/g, '');
  // people keep the national 0 behind the code of Algeria
  return isInternational ? `+${digits.replace(/^2130(?=[2-9])/, '213')}` : digits;
}

/** Whether a number is a whole one of Algeria, with its beginning or without. */
export const isAlgerianPhone = (phone: string): boolean => WHOLE.test(dialedPhone(phone));
