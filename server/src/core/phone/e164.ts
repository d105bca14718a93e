import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** `0555 12 34 56` -> `+213555123456`; null for a number that no numbering plan knows (A29). */
export function toE164(phone: string): string | null {
  const international = phone.trim().replace(/^00/, '+');
  const parsed = parsePhoneNumberFromString(international, 'DZ');
  return parsed?.isPossible() ? parsed.number : null;
}
