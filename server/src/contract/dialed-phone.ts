import { foldDigits, foldWidth } from './characters.js';

/** The number as programs dial it, with a plus before the code of a country: `00213 (0) 555` -> `+213555`. */
export function dialedPhone(text: string): string {
  const number = foldDigits(foldWidth(text.normalize('NFC')))
    .replace(/[^\d+()]+/g, ' ')
    .replace(/\( ?\)/g, '')
    .replace(/^ *(\(?) *(?:\+? *00|\+)/, '$1+');
  const isInternational = /^\(?\+/.test(number);
  const digits = (isInternational ? number.replace(/\( ?0 ?\)/, '') : number).replace(/\D/g, '');
  return isInternational ? `+${digits}` : digits;
}
