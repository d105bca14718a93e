import { foldWidth, withoutInvisible } from './characters.js';
import { LIMITS } from './limits.js';

/** Optional plus, then at least 8 of digits, spaces, hyphens or parentheses. */
export const PHONE_PATTERN = /^\+?[\d\s\-()]{8,}$/;

/** The simple shape of an address: something@something.something, no spaces. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A colour as `#RRGGBB`. */
export const COLOR_PATTERN = /^#[0-9A-F]{6}$/i;

/** A link that a browser may open as a page or show as a picture: http or https, no blanks. */
export function isHttpUrl(text: string): boolean {
  return /^https?:\/\/[^\s/]\S*$/i.test(text) && URL.canParse(text);
}

/** Characters copied along with an e-mail address: blanks, bullets, the scheme of a link. */
const BEFORE_ADDRESS = /^(?:[\s<"•]|[-*]\s|mailto:)+/i;
const AFTER_ADDRESS = /[\s>.,;،؛۔]+$/;
/** A pair of signs, such as quotation marks. One before the address alone stays: some older addresses begin so. */
const SIGNS_AROUND = /^\s*[\p{P}\p{S}](.+)[\p{P}\p{S}]$/u;
/** Characters that would make a domain another part of a web address. */
const NOT_IN_DOMAIN = /[\s\p{Cc}/\\?#%:[\]@]/u;
/** The part before the @: letters, digits and, not at its beginning, signs that no mail program reads in another way. */
const MAILBOX = /^\w[\w!#$%'*+/=^`{|}~-]*(?:\.[\w!#$%'*+/=^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i;
const MAX_MAILBOX = 64;
/** Hyphens and dashes that Word and PDF files have in the place of the plain one. */
const DASHES = /[\u2010-\u2015\u2212]/g;
/** An ending of Latin letters and others: something was copied with the address, such as a quotation mark. */
const MIXED_ENDING =
  /[a-z\d][^.\u3002]*[^ -~\u3002][^.\u3002]*$|[^ -~\u3002][^.\u3002]*[a-z\d][^.\u3002]*$/i;

/** The domain as mail servers know it: `étude.fr` -> `xn--tude-9oa.fr`. What is no domain stays as it is. */
function toAsciiDomain(domain: string): string {
  if (!/[^ -~]/.test(domain) || NOT_IN_DOMAIN.test(domain) || MIXED_ENDING.test(domain))
    return domain;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/**
 * An e-mail address as it is stored and looked up: in lower case, without blanks, punctuation and invisible marks
 * that were copied with it, its domain in ASCII.
 */
export function normalizeEmail(email: string): string {
  // longer texts are no address, and the expressions would take long for them
  if (email.length > 2 * LIMITS.user.email.max) return email.trim();
  const address = foldWidth(withoutInvisible(email))
    .normalize('NFC')
    .replace(DASHES, '-')
    .replace(AFTER_ADDRESS, '')
    .replace(SIGNS_AROUND, '$1')
    .replace(BEFORE_ADDRESS, '')
    .replace(AFTER_ADDRESS, '')
    .toLowerCase();
  const domainStart = address.lastIndexOf('@') + 1;
  if (domainStart === 0) return address;
  return address.slice(0, domainStart) + toAsciiDomain(address.slice(domainStart));
}

/** Whether mails can be sent to a normalized address. */
export function isEmailAddress(email: string): boolean {
  const at = email.lastIndexOf('@');
  const [mailbox, domain] = [email.slice(0, at), email.slice(at + 1)];
  return (
    EMAIL_PATTERN.test(email) &&
    email.length <= LIMITS.user.email.max &&
    mailbox.length <= MAX_MAILBOX &&
    MAILBOX.test(mailbox) &&
    DOMAIN.test(domain)
  );
}
