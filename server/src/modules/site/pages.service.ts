import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Locale } from '../../contract/locales.js';
import { cookieToken } from '../../core/access/token-extractors.js';
import { chosenLocale, inLocale, readAddress } from './page-address.js';
import { PageRenderer } from './page-renderer.js';
import type { PageParts, PageTemplate } from './page-template.js';
import { isShared, SHARED_PAGE } from './public-pages.js';
import type { SiteBuild } from './site-build.js';

/** Pages that the browser builds by itself: they are for one person, and heavy. */
const IN_THE_BROWSER = /^\/dashboard(?:\/|$)/;
const PRIVATE_PAGE = 'private, no-store';
/** Another spelling of an address leads to the same page for everybody. */
const MOVED_PAGE = 'public, max-age=3600';
const FIRM: Record<Locale, string> = { ar: 'ميزان', fr: 'Mizan', en: 'Mizan' };
const compress = promisify<Buffer, Buffer>(gzip);

/** The client's build and its page, cut at the placeholders. */
export interface Site {
  build: SiteBuild;
  template: PageTemplate;
}

/** Answers the addresses of pages. */
@Injectable()
export class Pages {
  constructor(private readonly renderer: PageRenderer) {}

  async answer(site: Site, request: Request, response: Response): Promise<void> {
    const search = request.originalUrl.slice(request.path.length);
    const canonical = await this.canonicalPath(site, request.path);
    if (canonical) {
      response.setHeader('Cache-Control', MOVED_PAGE);
      return response.redirect(301, canonical + search);
    }
    const address = readAddress(request.path);
    const chosen = chosenLocale(address, request.headers.cookie);
    response.setHeader('Vary', 'Cookie');
    response.setHeader('Cache-Control', PRIVATE_PAGE);
    if (chosen) {
      response.redirect(302, inLocale(request.originalUrl, chosen));
      return;
    }
    const { locale, path } = address;
    const signedIn = cookieToken(request.headers) !== undefined;
    const isBuiltInBrowser = signedIn && IN_THE_BROWSER.test(path);
    const page = isBuiltInBrowser
      ? undefined
      : await this.renderer.render(site.build, { request, response, locale }, signedIn);
    if (!page) return this.sendShell(site, response, { locale, status: 200 });
    // Without the database nobody can be recognised, and nothing can be said to be missing.
    if (page.isUnavailable && (page.redirect || page.status === 404))
      return this.sendShell(site, response, { locale, status: 503 });
    if (page.redirect) {
      response.redirect(page.status, page.redirect);
      return;
    }
    const mayBeKept =
      !signedIn && page.status === 200 && !page.isIncomplete && isShared(path, search);
    if (mayBeKept) response.setHeader('Cache-Control', SHARED_PAGE);
    await this.send(site, response, { locale, ...page });
  }

  /** A bundle that cannot be loaded is reported by the rendering that follows. */
  private canonicalPath({ build }: Site, path: string): Promise<string | undefined> {
    return this.renderer.canonicalPath(build, path).catch(() => undefined);
  }

  /** The page without content: the browser fills it. */
  private sendShell(
    site: Site,
    response: Response,
    page: { locale: Locale; status: number },
  ): Promise<void> {
    const head = `<title>${FIRM[page.locale]}</title><meta name="robots" content="noindex">`;
    return this.send(site, response, { ...page, head, html: '', state: '' });
  }

  private async send(
    { template }: Site,
    response: Response,
    page: PageParts & { locale: Locale; status: number },
  ): Promise<void> {
    const body = Buffer.from(template.render(page.locale, page));
    response.status(page.status).type('html').setHeader('Content-Language', page.locale);
    if (!response.req.acceptsEncodings('gzip')) {
      response.end(body);
      return;
    }
    response.vary('Accept-Encoding').setHeader('Content-Encoding', 'gzip');
    response.end(await compress(body));
  }
}
