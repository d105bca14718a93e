import { isIP } from 'node:net';
import { parseCookie } from 'cookie';
import { DEFAULT_LOCALE, type Locale, LOCALES } from '../../contract/locales.js';

/**
 * Tells hosts of which pages are led to `publicUrl`, so that each page has one address. IP addresses and names
 * without a dot are let through: health checks use them, and proxies that do not pass the host on.
 *
 * @param publicUrl address of the site, or nothing if any host is right
 */
export function foreignHosts(publicUrl: string | undefined): (host: string | undefined) => boolean {
  const own = publicUrl && new URL(publicUrl).host.toLowerCase();
  return (host) => {
    if (!own || !host || host.toLowerCase().replace(/:(?:80|443)$/, '') === own) return false;
    const name = host.replace(/:\d*$/, '');
    return name.includes('.') && isIP(name) === 0 && !name.startsWith('[');
  };
}

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

/** The path of a page in each language. */
export const inAllLocales = (path: string) =>
  LOCALES.map((locale) => ({
    locale,
    path: locale === DEFAULT_LOCALE ? path : localizedPath(path, locale),
  }));
