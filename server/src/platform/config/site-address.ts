import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';

/** A page's address in a language; built from configuration only, never from a request's headers. */
export function siteAddress(publicUrl: string, language: Locale, path: string): string {
  if (!/^\/(?!\/)/.test(path)) throw new Error(`Not a page of the site: ${path}`);
  const prefix = language === DEFAULT_LOCALE ? '' : `/${language}`;
  const page = prefix && path === '/' ? prefix : `${prefix}${path}`;
  const address = new URL(`${publicUrl.replace(/\/+$/, '')}${page}`);
  if (!/^https?:$/.test(address.protocol)) throw new Error(`Not a web address: ${address.href}`);
  return address.href;
}
