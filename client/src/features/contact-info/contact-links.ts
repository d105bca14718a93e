import type { ContactEntry } from '../../lib/contact-defaults';

/** A number that a telephone can call from anywhere: `+213 23 00 24 00`, `00213…`, `023 00 24 00`. */
function internationalDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.startsWith('00')) return digits.slice(2);
  return digits.startsWith('0') ? `213${digits.slice(1)}` : digits;
}

/** `+213 23 00 24 00` -> `tel:+21323002400` */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

const ALGERIAN_MOBILE = /^213[567]\d{8}$/;

/** Where a number is written to on WhatsApp: Algerian mobiles, and numbers whose key says so. */
export function whatsAppAddress({ key, value }: ContactEntry): string | undefined {
  const digits = internationalDigits(value);
  const isReached = ALGERIAN_MOBILE.test(digits) || /whatsapp/i.test(key);
  return isReached ? `https://wa.me/${digits}` : undefined;
}
