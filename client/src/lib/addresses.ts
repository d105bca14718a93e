import { SITE_PATH_PATTERN } from '@contract/site-path';
import { dialedPhone } from '@contract/dialed-phone';

/** In the address of the request form and in its choice of services: the office chooses the service (A83). */
export const GUIDE_ME = 'guide-me';

/** The booking of a consultation, which every button that offers one leads to. */
export const CONSULTATION = '/book-consultation';

/** The address of a form with the situation from whose page somebody comes; without one, as it is. */
export function withSituation(address: string, id: string): string {
  return id ? `${address}${address.includes('?') ? '&' : '?'}situation=${id}` : address;
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The situation in the address of a form, or an empty text: a hurt link refuses nobody. */
export function situationIn(parameters: URLSearchParams): string {
  const id = parameters.get('situation') ?? '';
  return UUID.test(id) ? id : '';
}

/** State of a navigation to the sign-in page: the session ended by itself. */
export const SESSION_ENDED = { sessionEnded: true };

/** The sign-in page, with the requested address in `from`. */
export function authAddress(from: string): string {
  return from === '/' || from.startsWith('/auth')
    ? '/auth'
    : `/auth?from=${encodeURIComponent(from)}`;
}

/**
 * Where to go after signing in: always a path of this site, never another host.
 *
 * @example returnAddress(searchParams.get('from')) // '/request-service/legal-audit' or '/'
 */
export function returnAddress(from: string | null | undefined): string {
  if (!from || !SITE_PATH_PATTERN.test(from) || from.startsWith('/auth')) return '/';
  return from;
}

/** `+213 23 00 24 00` -> `tel:+21323002400`; of any other text only its digits. */
export function telAddress(phone: string): string {
  return `tel:${dialedPhone(phone)}`;
}

/** `+213555123456` -> `0555 12 34 56`, `+21323002400` -> `023 00 24 00`; any other text as it is. */
export function readablePhone(phone: string): string {
  const [, first = '', rest] = /^\+213([2-4]\d|[5-7]\d\d)(\d{6})$/.exec(phone) ?? [];
  return rest ? [`0${first}`, ...(rest.match(/\d\d/g) ?? [])].join(' ') : phone;
}

/** `a?b@example.dz` -> `mailto:a%3Fb@example.dz`: nothing in an address adds recipients or texts. */
export function mailAddress(address: string, subject?: string): string {
  const to = encodeURIComponent(address).replace('%40', '@');
  return `mailto:${to}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
