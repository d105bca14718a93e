import { readdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { type Locale, LOCALES } from '../../contract/locales.js';
import { preferencesOf, CachedResponse } from '../../core/cache/cached-response.js';
import { robotsText, sitemapXml } from './crawlers.js';
import type { SiteBuild } from './site-build.js';

const YEAR_SECONDS = 365 * 24 * 3600;
const HOUR_SECONDS = 3600;
const FOR_EVER = `public, max-age=${YEAR_SECONDS}, immutable`;
const CHECKED = 'public, max-age=0, must-revalidate';
const A_WHILE = `public, max-age=${HOUR_SECONDS}`;
/** Sources and compressed copies are not for asking; the pages are served as pages. */
const HIDDEN = /\.(?:map|br|gz|html)$/;

/** Everything of the site that is a file: code, styles, fonts, texts, and what crawlers read. */
export function siteFiles(build: SiteBuild, origin: string): Router {
  const router = Router({ caseSensitive: true });
  router.use('/assets', assets(build.folder));
  router.get('/locales/:locale/translation.json', texts(build));
  router.get('/robots.txt', written('text/plain', robotsText(origin)));
  router.get('/sitemap.xml', written('application/xml', sitemapXml(origin)));
  router.get(
    rootFiles(build.folder),
    stillThere(
      build.folder,
      sirv(build.folder, {
        maxAge: HOUR_SECONDS,
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: nameIcon,
      }),
    ),
  );
  return router;
}

/** sirv knows no type for icons, and without one a browser may not look into them. */
function nameIcon(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

/** Their names change with their content. One that is not there must not be kept as missing. */
function assets(folder: string): RequestHandler {
  const place = join(folder, 'assets');
  const options = { immutable: true, maxAge: YEAR_SECONDS, brotli: true, gzip: true };
  const files = stillThere(place, sirv(place, options));
  return (request, response) => {
    const missing = () => {
      response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
    };
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (!readable || HIDDEN.test(request.path)) missing();
    else files(request, response, missing);
  };
}

/**
 * Files are listed once, at the start. One that was taken away since, by a build under a running
 * server, would end the process when it is opened: it is missing, and nothing else.
 */
function stillThere(folder: string, serve: RequestHandler): RequestHandler {
  return (request, response, next) => {
    access(join(folder, request.path)).then(
      () => serve(request, response, next),
      () => next(),
    );
  };
}

/** Translations are kept for ever under the version that this build's pages ask for. */
function texts({ texts: bodies, textsVersion }: SiteBuild): RequestHandler {
  const answers = new Map(
    LOCALES.map((locale) => [
      locale,
      [FOR_EVER, CHECKED].map((policy) => textAnswer(bodies[locale], policy)),
    ]),
  );
  return (request, response, next) => {
    const [versioned, checked] = answers.get(request.params['locale'] as Locale) ?? [];
    const answer = request.query['v'] === textsVersion ? versioned : checked;
    if (answer) answer.send(preferencesOf(request), response);
    else next();
  };
}

function textAnswer(body: Buffer, policy: string): CachedResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new CachedResponse({ status: 200, headers, body }, policy);
}

/** What crawlers read, written once. */
function written(type: string, text: string): RequestHandler {
  const headers = { 'content-type': `${type}; charset=utf-8` };
  const answer = new CachedResponse({ status: 200, headers, body: Buffer.from(text) }, A_WHILE);
  return (request, response) => answer.send(preferencesOf(request), response);
}

/** Files beside the page, by name: nothing else in the folder can be asked for. */
function rootFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && !HIDDEN.test(entry.name))
    .map(({ name }) => `/${name}`);
}
