import { foldDigits, foldWidth } from './characters.js';

const NATIONAL = String.raw`(?:[2-4]\d{7}|[5-7]\d{8})`;
const WHOLE = new RegExp(String.raw`^(?:(?:\+|00)?2130?|0)${NATIONAL}$`);
/** What stands between a number and the last digits of another; so many digits are a number in any case. */
const BETWEEN = /[/\\|;,،\p{Pd}]/u;
const ANOTHER = 8;
const ALGERIAN = new RegExp(String.raw`^(?:\+?213|0)?${NATIONAL}$`);

/** The first of several in one field, such as `021 63 12 34 / 35`: a whole Algerian number with something behind it. */
function firstOf(number: string): string {
  for (const { 0: sign, index } of number.matchAll(/\D/g)) {
    const before = number.slice(0, index);
    const behind = number.slice(index).replace(/\D/g, '').length;
    const isParted = behind >= ANOTHER || (behind > 0 && BETWEEN.test(sign));
    if (isParted && WHOLE.test(before.replace(/[^\d+]/g, ''))) return before;
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
export const isAlgerianPhone = (phone: string): boolean => ALGERIAN.test(dialedPhone(phone));
