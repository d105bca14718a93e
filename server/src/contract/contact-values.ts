import { CONTACT_KEYS, type ContactInfoType } from './contact-info.js';
import { readCoordinates } from './coordinates.js';
import { LIMITS } from './limits.js';
import { EMAIL_PATTERN, PHONE_PATTERN } from './patterns.js';
import type { RuleMessage } from './validation.js';

export interface ContactValue {
  type: ContactInfoType;
  keyName: string;
  value: string;
}

/** The rule that a value breaks for its type, if any. Callers check for blank values themselves. */
export function contactValueProblem({
  type,
  keyName,
  value,
}: ContactValue): RuleMessage | undefined {
  const text = value.trim();
  const max = LIMITS.contactInfo.value[type];
  if (text.length > max) return `maxLength:0:${max}`;
  switch (type) {
    case 'phone':
      return PHONE_PATTERN.test(text) ? undefined : 'phone';
    case 'email':
      return EMAIL_PATTERN.test(text) ? undefined : 'email';
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
