import { parseCookie } from 'cookie';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';

/** Where a page's language stands in its address; Arabic has no prefix. */
export interface PageAddress {
  locale: Locale;
  isPrefixed: boolean;
  /** The path without the language. */
  path: string;
}

/** Readable by scripts: the language chosen by hand, `ar`, `fr` or `en`. */
const LANGUAGE_COOKIE = 'lang';

export function readAddress(fullPath: string): PageAddress {
  const [, prefix, path] = /^\/(fr|en)(?:(\/.*)|)$/s.exec(fullPath) ?? [];
  const locale = LOCALES.find((candidate) => candidate === prefix);
  if (!locale) return { locale: DEFAULT_LOCALE, isPrefixed: false, path: fullPath };
  return { locale, isPrefixed: true, path: path ?? '/' };
}

/** The canonical spelling of an address that was read: `/fr/` is `/fr`. */
export const pathOf = ({ locale, isPrefixed, path }: PageAddress): string =>
  isPrefixed ? inLocale(path, locale) : path;

/** The language that somebody chose before, where the address says none (A23). */
export function chosenLocale({ isPrefixed }: PageAddress, cookie = ''): Locale | undefined {
  if (isPrefixed || !cookie.includes(LANGUAGE_COOKIE)) return undefined;
  const chosen = parseCookie(cookie)[LANGUAGE_COOKIE];
  const locale = LOCALES.find((candidate) => candidate === chosen);
  return locale === DEFAULT_LOCALE ? undefined : locale;
}

/** `/services?q=x` -> `/fr/services?q=x`. */
export function inLocale(url: string, locale: Locale): string {
  return `/${locale}${url.replace(/^\/(?=\?|$)/, '')}`;
}
