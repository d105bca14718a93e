import { DEFAULT_CONTACT, type ContactData } from '../../lib/contact-defaults';
import { useLocale } from '../../lib/i18n';

export interface ShownContact {
  phone: string;
  email: string;
  address: string;
  hours: string;
  socialMedia: ContactData['socialMedia'];
}

/** `+213 23 00 24 00` -> `tel:+21323002400` */
export function telAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** What header and footer show of the firm's contact data, in the page's language. */
export function useContact(): ShownContact {
  const locale = useLocale();
  const { phones, emails, addresses, hours, socialMedia } = DEFAULT_CONTACT;
  return {
    phone: phones.find(({ key }) => key === 'main_phone')?.value ?? '',
    email: emails.find(({ key }) => key === 'main_email')?.value ?? '',
    address: addresses.find(({ key }) => key === 'main_address')?.value[locale] ?? '',
    hours: hours.find(({ key }) => key === 'main_hours')?.value[locale] ?? '',
    socialMedia,
  };
}
