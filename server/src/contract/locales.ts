/** The three languages of the product, Arabic first. */
export const LOCALES = ['ar', 'fr', 'en'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'ar';

/** One value in each of the three languages. */
export type Trilingual<T> = Record<Locale, T>;

/** `question` + `ar` -> `questionAr`: how a localized field is spelt on the wire and in the database. */
export type LocaleSuffix = 'Ar' | 'Fr' | 'En';
export const LOCALE_SUFFIX = { ar: 'Ar', fr: 'Fr', en: 'En' } as const satisfies Record<
  Locale,
  LocaleSuffix
>;

/** The language asked for, or the default for anything else: a bad code is never an error (A25). */
export function toLocale(value: unknown): Locale {
  return LOCALES.find((locale) => locale === value) ?? DEFAULT_LOCALE;
}

/** Direction of a language: any tag that starts with Arabic is right-to-left. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  return language.toLowerCase().startsWith('ar') ? 'rtl' : 'ltr';
}

/** Fallback order of stored content: the language asked for, then Arabic, English, French (A25). */
const CONTENT_ORDER: readonly Locale[] = ['ar', 'en', 'fr'];
/** Fallback order of the service catalogue: asked for, English, Arabic, French. */
export const CATALOGUE_ORDER: readonly Locale[] = ['en', 'ar', 'fr'];

/** Nothing to read: no text, blanks only, an empty list. */
export const isBlank = (value: unknown) =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

/** The language asked for and those tried after it, each once. */
export function localesAfter(wanted: Locale, order: readonly Locale[] = CONTENT_ORDER): Locale[] {
  return [...new Set([wanted, ...order])];
}

/** Picks the language of a localized value and says which one it is. Blank counts as missing. */
export function pickLocale<T>(
  value: Trilingual<T>,
  wanted: Locale,
  order?: readonly Locale[],
): { value: T; locale: Locale } {
  const locale =
    localesAfter(wanted, order).find((candidate) => !isBlank(value[candidate])) ?? wanted;
  return { value: value[locale], locale };
}
