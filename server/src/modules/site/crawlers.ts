import { LOCALES } from '../../contract/locales.js';
import { inLocale } from './page-address.js';
import { INDEXED_PAGES } from './public-pages.js';

const CLOSED = ['/account', '/dashboard', '/library', '/request-service'];

const inAllLocales = (path: string) =>
  LOCALES.map((locale) => ({ locale, path: locale === 'ar' ? path : inLocale(path, locale) }));

/** What crawlers are asked to leave alone; it closes nothing. */
export function robotsText(origin: string): string {
  const closed = [
    '/api/',
    '/graphql',
    ...CLOSED.flatMap((path) => inAllLocales(path).map(({ path: each }) => each)),
  ];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The public pages, each naming its other languages. */
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
