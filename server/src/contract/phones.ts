import { dialedPhone } from './dialed-phone.js';
import { PHONE_PATTERN } from './patterns.js';
import { LONGEST_PHONE, normalizePhone } from './phone-numbers.js';

/** The most digits that a number of any country has, with its code. */
const MAX_DIGITS = 15;
/** At least eight digits, which end in front of at least eight others. */
const TWO = /^(?:\D*\d){8,}\D+(?:\d\D*){8,}$/;

/** Whether a number is too long for one and can be parted into two. */
const isTwo = (number: string) => number.replace(/\D/g, '').length > MAX_DIGITS && TWO.test(number);

/** The rule that a phone number breaks, if any. Callers check for blank values themselves. */
export function phoneProblem(text: string): 'phone' | 'onePhone' | undefined {
  if (text.length > LONGEST_PHONE) return 'phone';
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
  if (search.length > LONGEST_PHONE) return undefined;
  const number = normalizePhone(search);
  if (!/^[+\d\s\-()]+$/.test(number)) return undefined;
  const digits = dialedPhone(search).replace('+', '');
  if (digits.length >= 8) return digits.replace(/^213/, '').replace(/^0/, '');
  const [, national] = BEGINNING.exec(number.replace(/[^+\d]/g, '')) ?? [];
  return national && ALGERIA + national;
}
