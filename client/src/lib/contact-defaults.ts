import type { ContactInfoType, SocialNetwork } from '@contract/contact-info';
import { pickLocale, type Locale } from '@contract/locales';
import { CONTACT_DEFAULTS } from '@seed-content/contact-defaults';

export interface ContactEntry {
  key: string;
  value: string;
}

/** The firm's contact details in one language. */
export interface ContactData {
  phones: ContactEntry[];
  emails: ContactEntry[];
  /** The entry `map_coordinates` is the target of the map link, not an address. */
  addresses: ContactEntry[];
  hours: ContactEntry[];
  /** Only networks where the firm has a page. */
  socialMedia: Partial<Record<SocialNetwork, string>>;
}

/** Built-in contact details, shown when those of the server cannot be loaded. */
export function defaultContact(locale: Locale): ContactData {
  const group = (type: ContactInfoType) =>
    CONTACT_DEFAULTS.filter((entry) => entry.type === type).map((entry) => {
      const { value: ar, valueFr: fr = '', valueEn: en = '' } = entry;
      return { key: entry.keyName, value: pickLocale({ ar, fr, en }, locale).value };
    });
  return {
    phones: group('phone'),
    emails: group('email'),
    addresses: group('address'),
    hours: group('hours'),
    socialMedia: Object.fromEntries(group('social_media').map(({ key, value }) => [key, value])),
  };
}
