import { CONTACT_KEYS, type ContactInfoType } from './contact-info.js';
import { readCoordinates } from './coordinates.js';
import { LIMITS } from './limits.js';
import { tidyLine } from './lines.js';
import { isEmailAddress, normalizeEmail } from './patterns.js';
import { tidyPhone } from './phone-numbers.js';
import { phoneProblem } from './phones.js';
import { charactersIn } from './characters.js';
import type { RuleMessage } from './validation.js';

export interface ContactValue {
  type: ContactInfoType;
  keyName: string;
  value: string;
}

/** A value as it is kept: one line without invisible marks, apart from addresses and hours. */
export function tidyContactValue(type: ContactInfoType, value: string): string {
  if (type === 'phone') return tidyPhone(value);
  if (type === 'email') return normalizeEmail(value);
  return type === 'social_media' ? tidyLine(value) : value.trim();
}

/** The rule that a value breaks for its type, if any. Callers check for blank values themselves. */
export function contactValueProblem({
  type,
  keyName,
  value,
}: ContactValue): RuleMessage | undefined {
  const text = tidyContactValue(type, value);
  const max = LIMITS.contactInfo.value[type];
  if (charactersIn(text) > max) return `maxLength:0:${max}`;
  switch (type) {
    case 'phone':
      return phoneProblem(text);
    case 'email':
      return isEmailAddress(text) ? undefined : 'email';
    case 'social_media':
      return isWebAddress(text) ? undefined : 'webAddress';
    default:
      return keyName === CONTACT_KEYS.map && !readCoordinates(text) ? 'coordinates' : undefined;
  }
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || /\s/.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
