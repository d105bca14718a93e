import { Router } from 'express';
import type { CacheRule } from '../../platform/cache/public-cache.js';
import { inAllLocales } from './page-address.js';
import { INDEXED_PAGES, situationPage } from './public-pages.js';
import type { SituationPages } from './situation-pages.service.js';

const ADDRESS = '/sitemap.xml';
const ONE_HOUR = 'public, max-age=3600';

/** A page's addresses, each with links to its other languages. */
function entriesOf(origin: string, page: string): string[] {
  const pages = inAllLocales(page);
  const others = [...pages, { locale: 'x-default', path: page }].map(
    ({ locale, path }) =>
      `<xhtml:link rel="alternate" hreflang="${locale}" href="${origin}${path}"/>`,
  );
  return pages.map(({ path }) => `<url><loc>${origin}${path}</loc>${others.join('')}</url>`);
}

const sitemapXml = (origin: string, pages: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.flatMap((page) => entriesOf(origin, page)),
    '</urlset>\n',
  ].join('\n');

/** `sitemap.xml`: the public pages in three languages, those of situations among them. */
export function sitemapFile(origin: string, situations: SituationPages): Router {
  const router = Router({ caseSensitive: true });
  router.get(ADDRESS, (_, response, next) => {
    situations.slugs().then((slugs) => {
      const xml = sitemapXml(origin, [...INDEXED_PAGES, ...slugs.map(situationPage)]);
      response.set('Cache-Control', ONE_HOUR).type('application/xml').send(xml);
    }, next);
  });
  return router;
}

/** It is the same until public content changes. */
export const sitemapRule: CacheRule = {
  cacheControl: ONE_HOUR,
  ignoresCaller: true,
  keyOf: ({ path }) => (path === ADDRESS ? 'sitemap' : undefined),
};
