import type { LegalService } from 'schema-dts';
import { LOCALES, type Locale } from '@contract/locales';
import { defaultContact } from '../../lib/contact-defaults';
import { legalService, openingHours } from './legal-service';

const WORKING_DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'];
const t = ((key: string) => key) as never;
const firmIn = (locale: Locale) =>
  JSON.parse(
    JSON.stringify(
      legalService({ t, locale, origin: 'https://mizan.test', contact: defaultContact(locale) }),
    ),
  ) as Record<string, unknown>;

describe('the firm for search engines', () => {
  it.each(LOCALES)(
    'the data for search engines have hours, address, picture and languages in %s',
    (locale) => {
      expect(firmIn(locale)).toMatchObject({
        '@type': 'LegalService',
        image: `https://mizan.test/share-${locale}.png`,
        knowsLanguage: ['ar', 'fr', 'en'],
        geo: { latitude: 36.7666, longitude: 3.053 },
        openingHoursSpecification: { dayOfWeek: WORKING_DAYS, opens: '08:30', closes: '16:30' },
        address: { '@type': 'PostalAddress', addressCountry: 'DZ' },
      });
      expect(firmIn(locale)).not.toHaveProperty('inLanguage');
    },
  );

  it('the data for search engines have street, municipality and wilaya apart', () => {
    expect(firmIn('fr')['address']).toEqual({
      '@type': 'PostalAddress',
      streetAddress: 'Rue Didouche Mourad',
      addressLocality: 'Alger-Centre',
      addressRegion: 'Alger',
      addressCountry: 'DZ',
    });
  });

  it('the data for search engines follow schema.org by their type', () => {
    // @ts-expect-error schema.org has no such property for a LegalService
    const wrong: LegalService = { '@type': 'LegalService', inLanguage: 'ar' };
    expect(wrong).toBeDefined();
  });
});

describe('opening hours', () => {
  it.each<[Locale, string, string[], string, string]>([
    ['en', 'Sunday to Thursday, 08:30 to 16:30', WORKING_DAYS, '08:30', '16:30'],
    ['en', 'Saturday – Sunday 9:00-12:00', ['Saturday', 'Sunday'], '09:00', '12:00'],
    ['fr', 'Du dimanche au jeudi, 8\u00a0h\u00a030 à 16\u00a0h', WORKING_DAYS, '08:30', '16:00'],
    ['fr', 'Samedi : 9h - 12h', ['Saturday'], '09:00', '12:00'],
    ['ar', 'من الأحد إلى الخميس، من 08:30 إلى 16:30', WORKING_DAYS, '08:30', '16:30'],
    ['ar', 'الإثنين، 09:00 - 12:00', ['Monday'], '09:00', '12:00'],
  ])('opening hours are read in %s: %s', (locale, text, dayOfWeek, opens, closes) => {
    expect(openingHours(text, locale)).toMatchObject({ dayOfWeek, opens, closes });
  });

  it.each<[Locale, string]>([
    ['en', 'By appointment'],
    ['en', 'Sunday and Tuesday, 08:30 to 16:30'],
    ['en', 'Sunday to Thursday, 08:30 to 12:00 and 13:00 to 16:30'],
    ['en', 'Sunday to Thursday, 08:30 to 26:30'],
    ['fr', 'Sunday to Thursday, 08:30 to 16:30'],
  ])('opening hours are not guessed in %s: %s', (locale, text) => {
    expect(openingHours(text, locale)).toBeUndefined();
  });
});
