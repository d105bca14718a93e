import { dialedPhone } from '@contract/dialed-phone';
import type { ContactEntry } from '../../lib/contact-defaults';

/** Digits with country code, of `+213 23 00 24 00`, `00213…` or `023 00 24 00`. */
function internationalDigits(phone: string): string {
  const dialed = dialedPhone(phone);
  return dialed.startsWith('0') ? `213${dialed.slice(1)}` : dialed.replace('+', '');
}

const ALGERIAN_MOBILE = /^213[567]\d{8}$/;

/** WhatsApp link, for Algerian mobile numbers and numbers with `whatsapp` in their key. */
export function whatsAppAddress({ key, value }: ContactEntry): string | undefined {
  const digits = internationalDigits(value);
  const hasWhatsApp = ALGERIAN_MOBILE.test(digits) || /whatsapp/i.test(key);
  return hasWhatsApp ? `https://wa.me/${digits}` : undefined;
}
