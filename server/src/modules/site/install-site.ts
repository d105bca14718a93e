import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { type NextFunction, type Request, type Response, Router } from 'express';
import { Authenticator } from '../../platform/access/authenticator.js';
import { namesSession, withoutSession } from '../../platform/access/token-extractors.js';
import { PublicCache } from '../../platform/cache/public-cache.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { ImagesService } from '../../platform/files/images.service.js';
import { Settings } from '../../platform/settings/settings.js';
import { firmFiles } from './firm-files.js';
import { foreignHosts } from './page-address.js';
import { PageRenderer } from './page-renderer.js';
import { PageTemplate } from './page-template.js';
import { PagesService, type Site } from './pages.service.js';
import { isSharedAddress, publicPages, wantsHtml } from './public-pages.js';
import { readBuild } from './site-build.js';
import { siteFiles } from './site-files.js';
import { SiteStateService } from './site-state.service.js';
import { sitemapFile, sitemapRule } from './sitemap.js';
import { SituationPages } from './situation-pages.service.js';

/** The GraphQL Playground, for development only. It loads nothing from other hosts. */
function playground(folder: string): Router {
  const router = Router();
  router.get('/playground', (_, response, next) => {
    response.set('Cache-Control', 'no-store');
    response.sendFile(join(folder, 'playground.html'), { cacheControl: false }, (error?: Error) => {
      if (error && !response.headersSent) next();
    });
  });
  // Only browsers are redirected: they ask for HTML.
  router.get('/graphql', (request, response, next) => {
    const isPerson = !request.query['query'] && request.accepts(['json', 'html']) === 'html';
    if (isPerson) response.redirect(302, '/playground');
    else next();
  });
  return router;
}

/** Paths of the API, which are left to the handlers after the site. */
const API = /^\/(?:api|public|graphql|dev|health|metrics)(?:\/|$)/i;
/** Paths of files. Existing files have been answered before. */
const FILE = /^\/(?:locales|assets)(?:\/|$)|\.\w{1,11}$/i;

/** Serves the built client, before the routes of the API. Call it after `configureApp`. */
export function installSite(app: NestExpressApplication): void {
  const config = app.get(AppConfig);
  const build = readBuild();
  if (!build) {
    new Logger('Site').warn('The client is not built: only the API is served.');
    return;
  }
  const situations = app.get(SituationPages);
  app.use(
    firmFiles(build, {
      situations,
      siteState: app.get(SiteStateService),
      settings: app.get(Settings),
      images: app.get(ImagesService, { strict: false }),
    }),
  );
  app.use(siteFiles(build, { origin: config.publicUrl, offlineReading: config.offlineReading }));
  app.use(sitemapFile(config.publicUrl, situations));
  if (!config.isProduction) app.use(playground(build.folder));
  app.use(pageHandler(app, { build, template: new PageTemplate(build.template) }));
  const cache = app.get(PublicCache);
  cache.addRule(publicPages(foreignHosts(ownAddress(config))));
  cache.addRule(sitemapRule);
  // Loads the renderer before the first page is requested. An error is reported when a page is rendered.
  const renderer = app.get(PageRenderer);
  app.getHttpServer().once('listening', () => void renderer.load(build).catch(() => undefined));
}

/** In development the site is opened at any host. */
const ownAddress = ({ isProduction, publicUrl }: AppConfig) =>
  isProduction ? publicUrl : undefined;

/**
 * Answers pages that no cache answered before. Where the session of a request has ended, it gets the page of
 * those who are not signed in, which may be cached.
 */
function pageHandler(app: NestExpressApplication, site: Site) {
  const pages = app.get(PagesService);
  const cache = app.get(PublicCache);
  const authenticator = app.get(Authenticator, { strict: false });
  const config = app.get(AppConfig);
  const isForeignHost = foreignHosts(ownAddress(config));
  const hasEnded = async ({ headers }: Request) =>
    namesSession(headers) && !(await authenticator.authenticate(headers, 'bearer-or-cookie'));
  const answer = async (request: Request, response: Response, next: NextFunction) => {
    if (isForeignHost(request.host)) {
      response.setHeader('Cache-Control', 'no-store');
      response.redirect(301, config.publicUrl + request.originalUrl.replace(/^[/\\]+/, '/'));
    } else if (isSharedAddress(request.originalUrl) && (await hasEnded(request))) {
      request.headers.cookie = withoutSession(request.headers);
      cache.handle(request, response, () => {
        request.originalUrl = request.url;
        pages.answer(site, request, response).catch(next);
      });
    } else await pages.answer(site, request, response);
  };
  return (request: Request, response: Response, next: NextFunction): void => {
    if (API.test(request.path)) next();
    else if (isPage(request)) answer(request, response, next).catch(next);
    else next(notFound(response));
  };
}

function isPage({ method, path, headers }: Request): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || FILE.test(path)) return false;
  return wantsHtml(headers.accept) && isDecodable(path);
}

/** Whether the escapes in a path can be decoded, as in every path of a page. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The 404 is not cached, because the page may exist later. */
function notFound(response: Response): AppError {
  response.setHeader('Cache-Control', 'no-store');
  return new AppError('ROUTE_NOT_FOUND');
}
