import { LOCALES } from '../../contract/locales.js';
import { localizedPath } from './page-address.js';
import { INDEXED_PAGES } from './public-pages.js';

const DISALLOWED = ['/account', '/dashboard', '/library', '/request-service', '/book-consultation'];

const inAllLocales = (path: string) =>
  LOCALES.map((locale) => ({ locale, path: locale === 'ar' ? path : localizedPath(path, locale) }));

/** `robots.txt`. It only asks crawlers not to read these pages; it does not protect them. */
export function robotsText(origin: string): string {
  const closed = [
    '/api/',
    '/graphql',
    ...DISALLOWED.flatMap((path) => inAllLocales(path).map((page) => page.path)),
  ];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `sitemap.xml`: the public pages, each with links to its other languages. */
export function sitemapXml(origin: string): string {
  const entries = INDEXED_PAGES.flatMap((page) => {
    const pages = inAllLocales(page);
    const others = [...pages, { locale: 'x-default', path: page }].map(
      ({ locale, path }) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${path}"/>`,
    );
    return pages.map(({ path }) => `<url><loc>${origin}${path}</loc>${others.join('')}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>\n',
  ].join('\n');
}
