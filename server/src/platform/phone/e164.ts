import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { dialedPhone } from '../../contract/dialed-phone.js';
import { phoneProblem } from '../../contract/phones.js';

/** `0555 12 34 56` -> `+213555123456`; null for a number that no numbering plan knows (A29). */
export function toE164(phone: string): string | null {
  if (phoneProblem(phone)) return null;
  const parsed = parsePhoneNumberFromString(dialedPhone(phone), 'DZ');
  if (!parsed?.isPossible()) return null;
  // of Algeria's plan it is known that a digit is missing
  return parsed.countryCallingCode !== '213' || parsed.isValid() ? parsed.number : null;
}

/** A number as people read it, `+213 555 12 34 56`; one that no numbering plan knows as it is. */
export const readablePhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
