import { DEFAULT_LOCALE, type Locale, LOCALES } from '@contract/locales';
import { SITUATION_DOORS } from '@contract/situation-doors';

export const readLocale = (path: string): Locale =>
  LOCALES.find((locale) => new RegExp(`^/${locale}(?:/|$)`).test(path)) ?? DEFAULT_LOCALE;

export const homeIn = (locale: Locale): string => (locale === DEFAULT_LOCALE ? '/' : `/${locale}`);

/** What is kept beside the page that somebody reads: home, which says how to reach the firm, then the doors. */
export const alwaysKept = (locale: Locale): string[] => [
  homeIn(locale),
  ...SITUATION_DOORS.map((door) => `${homeIn(locale).replace(/\/$/, '')}/situations/${door}`),
];
