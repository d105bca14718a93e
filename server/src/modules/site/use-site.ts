import { Logger } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { PublicCache } from '../../core/cache/public-cache.js';
import { AppConfig } from '../../core/config/app-config.js';
import { AppError } from '../../core/errors/app-error.js';
import { PageRenderer } from './page-renderer.js';
import { PageTemplate } from './page-template.js';
import { Pages, type Site } from './pages.service.js';
import { playground } from './playground.js';
import { publicPages, wantsHtml } from './public-pages.js';
import { readBuild } from './site-build.js';
import { siteFiles } from './site-files.js';

/** Addresses of the API, answered after the site. */
const API = /^\/(?:api|public|graphql|dev|health)(?:\/|$)/i;
/** Addresses of files; one that exists has been answered before. */
const FILE = /^\/(?:locales|assets)(?:\/|$)|\.\w{1,11}$/i;

/** Serves the built client, ahead of the API's routes: call it after `configureApp`. */
export function useSite(app: NestExpressApplication): void {
  const config = app.get(AppConfig);
  const build = readBuild();
  if (!build) {
    new Logger('Site').warn('The client is not built: only the API is served.');
    return;
  }
  app.use(siteFiles(build, config.publicUrl));
  if (!config.isProduction) app.use(playground(build.folder));
  app.use(pageHandler(app.get(Pages), { build, template: new PageTemplate(build.template) }));
  app.get(PublicCache).addRule(publicPages);
  // Once requests are taken, ahead of the first of them. What fails here is reported when a page is asked for.
  const renderer = app.get(PageRenderer);
  app.getHttpServer().once('listening', () => void renderer.load(build).catch(() => undefined));
}

function pageHandler(pages: Pages, site: Site) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (API.test(request.path)) next();
    else if (isPage(request)) pages.answer(site, request, response).catch(next);
    else next(notFound(response));
  };
}

function isPage({ method, path, headers }: Request): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || FILE.test(path)) return false;
  return wantsHtml(headers.accept) && isReadable(path);
}

/** Whether the signs in a path can be decoded: a page's address always can. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** What is missing now may be there later. */
function notFound(response: Response): AppError {
  response.setHeader('Cache-Control', 'no-store');
  return new AppError('ROUTE_NOT_FOUND');
}
