import { foldDigits, foldWidth } from './characters.js';

/** The number as programs dial it, with a plus before the code of a country: `00213 (0) 555` -> `+213555`. */
export function dialedPhone(text: string): string {
  const number = foldDigits(foldWidth(text.normalize('NFC')))
    .replace(/[^\d+()]+/g, ' ')
    .replace(/\( ?\)/g, '')
    .replace(/^ *(\(?) *(?:\+? *00|\+)/, '$1+');
  const isInternational = /^\(?\+/.test(number);
  const digits = (isInternational ? number.replace(/\( ?0 ?\)/, '') : number).replace(/\D/g, '');
  // people keep the national 0 behind the code of Algeria
  return isInternational ? `+${digits.replace(/^2130(?=[2-9])/, '213')}` : digits;
}
