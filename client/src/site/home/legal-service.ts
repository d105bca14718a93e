import type { TFunction } from 'i18next';
import type {
  LegalService,
  OpeningHoursSpecification,
  PostalAddress,
  WithContext,
} from 'schema-dts';
import { CONTACT_KEYS } from '@contract/contact-info';
import { type Locale, LOCALES } from '@contract/locales';
import { officeLocation } from '../../features/contact-info/office-location';
import type { ContactData, ContactEntry } from '../../lib/contact-defaults';
import { pathInLocale } from '../../lib/i18n/i18n';

const DAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
/** As people write them, in the order of `DAYS`; the Arabic Monday has two spellings. */
const NAMES: Record<Locale, readonly string[]> = {
  ar: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'],
  fr: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'],
  en: DAYS.map((day) => day.toLowerCase()),
};

const TIME = String.raw`(\d{1,2})\s*(?::|h)\s*(\d{2})?`;
const UNTIL = String.raw`\s*(?:-|–|—|to|till|until|au|à|إلى|حتى)\s*`;
const FROM = String.raw`(?:from|du|de|من)?\s*`;

const twoDigits = (text: string) => text.padStart(2, '0');

function timeOf(hours = '', minutes = '00'): string | undefined {
  return Number(hours) < 24 && Number(minutes) < 60
    ? `${twoDigits(hours)}:${twoDigits(minutes)}`
    : undefined;
}

/** From the first day to the last, also over the end of a week. */
function daysBetween(first: number, last: number) {
  const count = ((last - first + 7) % 7) + 1;
  return Array.from({ length: count }, (_, step) => DAYS[(first + step) % 7] ?? 'Sunday');
}

/**
 * The stored opening hours as search engines read them: "Sunday to Thursday, 08:30 to 16:30" in one of
 * the three languages. Other words are not guessed at: they give nothing.
 *
 * @example openingHours('Du dimanche au jeudi, 8 h 30 à 16 h 30', 'fr')
 */
export function openingHours(text: string, locale: Locale): OpeningHoursSpecification | undefined {
  const names = NAMES[locale];
  const day = `(${names.join('|')})`;
  const pattern = new RegExp(
    `^${FROM}${day}(?:${UNTIL}${day})?\\s*[,،:]?\\s*${FROM}${TIME}${UNTIL}${TIME}$`,
  );
  const found = pattern.exec(text.trim().toLowerCase().replaceAll('الإثنين', 'الاثنين'));
  if (!found) return undefined;
  const [, first = '', last = first, fromHours, fromMinutes, toHours, toMinutes] = found;
  const [opens, closes] = [timeOf(fromHours, fromMinutes), timeOf(toHours, toMinutes)];
  if (!opens || !closes) return undefined;
  const dayOfWeek = daysBetween(names.indexOf(first), names.indexOf(last));
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}

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
