import type { TFunction } from 'i18next';
import type { LegalService, PostalAddress, WithContext } from 'schema-dts';
import { CONTACT_KEYS } from '@contract/contact-info';
import { type Locale, LOCALES } from '@contract/locales';
import { officeLocation } from '../../features/contact-info/office-location';
import type { ContactData, ContactEntry } from '../../lib/contact-defaults';
import { pathInLocale } from '../../lib/i18n';
import { openingHours } from './opening-hours';

export interface LegalServiceFacts {
  t: TFunction;
  locale: Locale;
  /** Public base address, without a slash at the end. */
  origin: string;
  contact: ContactData;
}

const valueOf = (entries: readonly ContactEntry[], name: string) =>
  entries.find(({ key }) => key === name)?.value;

/** Without the signs that keep words together on the screen: programs compare these texts. */
const plain = (text: string) => text.replaceAll('\u2011', '-').replace(/\s/g, ' ');

/** An Algerian address goes from the small to the large: street, municipality, wilaya. */
function postalAddress(text: string): PostalAddress {
  const parts = text.split(/\s*[,،]\s*/).filter(Boolean);
  const postalCode = parts.map((part) => /^\d{5}(?=\s|$)/.exec(part)?.[0]).find(Boolean);
  const names = parts.map((part) => part.replace(/^\d{5}(?:\s+|$)/, '')).filter(Boolean);
  const region = names.length > 2 ? names.pop() : undefined;
  const locality = names.length > 1 ? names.pop() : undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: names.join(', '),
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: 'DZ',
  };
}

/** The firm as schema.org LegalService, with its stored contact details. */
export function legalService(facts: LegalServiceFacts): WithContext<LegalService> {
  const { t, locale, origin, contact } = facts;
  const { coordinates } = officeLocation(contact.addresses);
  const address = valueOf(contact.addresses, CONTACT_KEYS.mainAddress);
  const hours = valueOf(contact.hours, CONTACT_KEYS.mainHours);
  return {
    '@context': 'https://schema.org',
    '@type': 'LegalService',
    '@id': `${origin}/#office`,
    name: t('common.firm'),
    description: t('seo.description'),
    url: origin + pathInLocale('/', locale),
    image: `${origin}/share-${locale}.png`,
    logo: `${origin}/icon-512.png`,
    telephone: valueOf(contact.phones, CONTACT_KEYS.mainPhone),
    email: valueOf(contact.emails, CONTACT_KEYS.mainEmail),
    address: address ? postalAddress(plain(address)) : undefined,
    geo: coordinates && { '@type': 'GeoCoordinates', ...coordinates },
    openingHoursSpecification: hours ? openingHours(plain(hours), locale) : undefined,
    areaServed: { '@type': 'Country', name: 'DZ' },
    knowsLanguage: [...LOCALES],
    sameAs: Object.values(contact.socialMedia),
  };
}
