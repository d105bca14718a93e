import { formatDate, formatDateTime, formatDay, formatNumber, formatShortDate } from './format';
import { setArabicDates } from './date-tags';

const MOMENT = '2026-11-21T13:05:00.000Z';
/** JavaScript engines differ in where they put narrow and no-break spaces. */
const plain = (text: string) =>
  text.replace(/[\u00a0\u202f\u200f\u200e]/g, ' ').replace(/ +/g, ' ');

describe('date formats', () => {
  it.each([
    ['ar', '21 نوفمبر 2026'],
    ['fr', '21 novembre 2026'],
    ['en', '21 November 2026'],
  ] as const)('dates are written as in Algeria (%s)', (locale, text) => {
    expect(plain(formatDate(MOMENT, locale))).toContain(text);
  });

  it('dates of Arabic pages have Arabic digits where the settings say so, and numbers stay Latin', () => {
    setArabicDates('ar_SA');
    expect(formatDate('2026-11-21', 'ar')).toBe('٢١ نوفمبر ٢٠٢٦');
    expect(formatDate('2026-11-21', 'fr')).toBe('21 novembre 2026');
    expect(formatNumber(2026, 'ar')).not.toMatch(/٢/);
    setArabicDates('ar_DZ');
    expect(formatDate('2026-11-21', 'ar')).toBe('21 نوفمبر 2026');
  });

  it('dates use the Arabic month names of Algeria, not of the Levant', () => {
    expect(formatDate('2026-01-15', 'ar')).toContain('جانفي');
  });

  it.each(['ar', 'fr', 'en'] as const)(
    'dates show the time of Algiers in 24 hours and Latin digits (%s)',
    (locale) => {
      const text = formatDateTime(MOMENT, locale);
      expect(text).toContain('14:05');
      expect(text).not.toMatch(/[٠-٩]|PM|م$/);
    },
  );

  it('the first of a month has its rank in French, and no other day', () => {
    expect(formatDay('2026-12-01', 'fr')).toBe('mardi 1er décembre 2026');
    expect(formatShortDate('2026-12-01', 'fr')).toBe('1er déc. 2026');
    expect(formatDateTime('2026-12-01T10:01:00Z', 'fr')).toMatch(/^1er décembre 2026 à 11:01$/);
    expect(formatDate('2026-12-11', 'fr')).toBe('11 décembre 2026');
    expect(formatDate('2026-12-01', 'en')).toBe('1 December 2026');
  });

  it('a date without a time is the same day in every time zone', () => {
    expect(formatDate('2026-11-21', 'en')).toBe('21 November 2026');
  });
});

describe('number formats', () => {
  it.each([
    ['ar', '12.500,5'],
    ['fr', '12 500,5'],
    ['en', '12,500.5'],
  ] as const)('numbers have the separators of the language (%s)', (locale, text) => {
    expect(plain(formatNumber(12500.5, locale))).toBe(text);
  });
});

it.each([
  ['ar', '21 نوفمبر 2026'],
  ['fr', '21 nov. 2026'],
  ['en', '21 Nov 2026'],
] as const)('formatShortDate shortens the month in %s', (locale, text) => {
  expect(formatShortDate('2026-11-21', locale)).toBe(text);
});
