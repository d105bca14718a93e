import { parseCookie } from 'cookie';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';

/** A page's path, split into language and page. Arabic has no prefix. */
export interface PageAddress {
  locale: Locale;
  isPrefixed: boolean;
  /** The path without the language. */
  path: string;
}

/** The language that the visitor chose: `ar`, `fr` or `en`. The site's scripts set it. */
const LANGUAGE_COOKIE = 'lang';

export function parsePageAddress(fullPath: string): PageAddress {
  const [, prefix, path] = /^\/(fr|en)(?:(\/.*)|)$/s.exec(fullPath) ?? [];
  const locale = LOCALES.find((candidate) => candidate === prefix);
  if (!locale) return { locale: DEFAULT_LOCALE, isPrefixed: false, path: fullPath };
  return { locale, isPrefixed: true, path: path ?? '/' };
}

/** The path of a parsed address, in its normal form: `/fr/` becomes `/fr`. */
export const normalizedPath = ({ locale, isPrefixed, path }: PageAddress): string =>
  isPrefixed ? localizedPath(path, locale) : path;

/** The saved language, if the path has none and it is not the default (A23). */
export function savedLocale({ isPrefixed }: PageAddress, cookie = ''): Locale | undefined {
  if (isPrefixed || !cookie.includes(LANGUAGE_COOKIE)) return undefined;
  const chosen = parseCookie(cookie)[LANGUAGE_COOKIE];
  const locale = LOCALES.find((candidate) => candidate === chosen);
  return locale === DEFAULT_LOCALE ? undefined : locale;
}

/** `/services?q=x` -> `/fr/services?q=x`. */
export function localizedPath(url: string, locale: Locale): string {
  return `/${locale}${url.replace(/^\/(?=\?|$)/, '')}`;
}
