/** The three languages of the product, Arabic first. */
export const LOCALES = ['ar', 'fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ar';

/** One value in each of the three languages. */
export type Trilingual<T> = Record<Locale, T>;

/** A text in the three languages. */
export const localized = (ar: string, fr: string, en: string): Trilingual<string> => ({
  ar,
  fr,
  en,
});

/** French counts the first day of a month by its rank, which `Intl` does not know: 1er décembre 2026. */
export const withFirstDay = (date: string, locale: Locale) =>
  locale === 'fr' ? date.replace(/\b1(?=\s\D)/, '1er') : date;

/** The end of a localized field's name: `question` in Arabic is `questionAr`. */
export type LocaleSuffix = 'Ar' | 'Fr' | 'En';
export const LOCALE_SUFFIX = { ar: 'Ar', fr: 'Fr', en: 'En' } as const satisfies Record<
  Locale,
  LocaleSuffix
>;

/** The requested language, or the default for any other value, which is never an error (A25). */
export function toLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE;
}

/** Direction of a language: any tag that starts with Arabic is right-to-left. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return language.toLowerCase().startsWith('ar') ? 'rtl' : 'ltr';
}

/** Languages tried for stored content after the requested one (A25). */
const CONTENT_ORDER: readonly Locale[] = ['ar', 'en', 'fr'];
/** Languages tried for services after the requested one. */
export const CATALOGUE_ORDER: readonly Locale[] = ['en', 'ar', 'fr'];

/** True for null, undefined, a blank text and an empty list. */
export const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The requested language and then its fallbacks, each once. */
export function localesWithFallback(
  requested: Locale,
  order: readonly Locale[] = CONTENT_ORDER,
): Locale[] {
  return [...new Set([requested, ...order])];
}

/** The value in the requested language, or in the first fallback where it is not blank, and that language. */
export function pickLocale<T>(
  value: Trilingual<T>,
  requested: Locale,
  order?: readonly Locale[],
): { value: T; locale: Locale } {
  const locale =
    localesWithFallback(requested, order).find((candidate) => !isBlank(value[candidate])) ??
    requested;
  return { value: value[locale], locale };
}
