import { readdirSync, readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type RequestHandler, Router } from 'express';
import sirv from 'sirv';
import { CachedResponse, readPreferences } from '../../platform/cache/cached-response.js';
import type { SiteBuild } from './site-build.js';
import { inAllLocales } from './page-address.js';

const DISALLOWED = ['/account', '/dashboard', '/library', '/request-service', '/book-consultation'];

/** `robots.txt`. It only asks crawlers not to read these pages; it does not protect them. */
function robotsText(origin: string): string {
  const closed = [
    '/api/',
    '/graphql',
    ...DISALLOWED.flatMap((path) => inAllLocales(path).map((page) => page.path)),
  ];
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`)];
  return `${lines.join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`;
}

const YEAR_SECONDS = 365 * 24 * 3600;
const HOUR_SECONDS = 3600;
const IMMUTABLE = `public, max-age=${YEAR_SECONDS}, immutable`;
const REVALIDATE = 'public, max-age=0, must-revalidate';
const ONE_HOUR = `public, max-age=${HOUR_SECONDS}`;
/** Not served as files: source maps, compressed copies, the workers, and HTML, which the pages are made from. */
const NOT_SERVED = /\.(?:map|br|gz|html)$|^sw(?:-off)?\.js$/;

export interface SiteFilesOptions {
  /** Public base address of the site. */
  origin: string;
  /** Whether browsers may keep pages for reading offline. */
  offlineReading: boolean;
}

/** Serves the static files of the site: code, styles, fonts, translations, the worker and robots.txt. */
export function siteFiles(build: SiteBuild, { origin, offlineReading }: SiteFilesOptions): Router {
  const router = Router({ caseSensitive: true });
  router.get('/sw.js', offlineWorker(build.folder, offlineReading ? 'sw.js' : 'sw-off.js'));
  router.use('/assets', assets(build.folder));
  router.get('/locales/:locale/:file', texts(build));
  router.get('/robots.txt', staticText('text/plain', robotsText(origin)));
  router.get(
    rootFiles(build.folder),
    ifFileExists(
      build.folder,
      sirv(build.folder, {
        maxAge: HOUR_SECONDS,
        etag: true,
        brotli: true,
        gzip: true,
        setHeaders: setIconType,
      }),
    ),
  );
  return router;
}

/** sirv does not know the type of icons, and browsers refuse them without one. */
function setIconType(response: ServerResponse, path: string): void {
  if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
}

/** File names change with their content, so they are cached for ever. A 404 is not cached. */
function assets(folder: string): RequestHandler {
  const assetsFolder = join(folder, 'assets');
  const options = { immutable: true, maxAge: YEAR_SECONDS, brotli: true, gzip: true };
  const files = ifFileExists(assetsFolder, sirv(assetsFolder, options));
  return (request, response) => {
    const missing = () => {
      response.status(404).set('Cache-Control', 'no-store').type('text').send('Not found\n');
    };
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (!readable || NOT_SERVED.test(request.path)) missing();
    else files(request, response, missing);
  };
}

/** Copies that sirv sends instead of a file. */
const COPIES = ['', '.br', '.gz'];

/**
 * sirv lists the files once, at the start. If a new build removes one while the server runs, opening it
 * would end the process, so this checks first that it exists with the copies that it had.
 */
function ifFileExists(folder: string, serve: RequestHandler): RequestHandler {
  const listed = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  return (request, response, next) => {
    const file = join(folder, request.path);
    const needed = COPIES.map((copy) => `${file}${copy}`).filter(
      (path, index) => index === 0 || listed.has(path),
    );
    Promise.all(needed.map((path) => access(path))).then(
      () => serve(request, response, next),
      () => next(),
    );
  };
}

/** Translations are cached for ever under the version of this build, and revalidated otherwise. */
function texts({
  textFiles,
  textsVersion,
}: SiteBuild): RequestHandler<{ locale: string; file: string }> {
  const answers = new Map(
    [...textFiles].map(([name, body]) => [
      name,
      [IMMUTABLE, REVALIDATE].map((policy) => textResponse(body, policy)),
    ]),
  );
  return (request, response, next) => {
    const { locale, file } = request.params;
    const [versioned, checked] = answers.get(`${locale}/${file}`) ?? [];
    const answer = request.query['v'] === textsVersion ? versioned : checked;
    if (answer) answer.send(readPreferences(request), response);
    else next();
  };
}

function textResponse(body: Buffer, policy: string): CachedResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new CachedResponse({ status: 200, headers, body }, policy);
}

/**
 * The worker that keeps pages for reading offline, or the one that removes it. Asked for again each time, because
 * nothing else can call a worker back from the browsers that have it.
 */
function offlineWorker(folder: string, name: string): RequestHandler {
  return staticText('text/javascript', readFileSync(join(folder, name), 'utf8'), 'no-cache');
}

/** A text that does not change while the server runs. */
function staticText(type: string, text: string, policy = ONE_HOUR): RequestHandler {
  const headers = { 'content-type': `${type}; charset=utf-8` };
  const answer = new CachedResponse({ status: 200, headers, body: Buffer.from(text) }, policy);
  return (request, response) => answer.send(readPreferences(request), response);
}

/** Paths of the files in the top folder. Nothing else in it is served. */
function rootFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && !entry.name.startsWith('.') && !NOT_SERVED.test(entry.name),
    )
    .map(({ name }) => `/${name}`);
}
