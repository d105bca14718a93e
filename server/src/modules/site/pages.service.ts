import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { Locale } from '../../contract/locales.js';
import { escapeHtml } from '../../platform/mail/mail-html.js';
import { addressKey } from '../../platform/access/counter-keys.js';
import type { Statistics } from '../../contract/site-state.js';
import { AddressRateLimit } from '../../platform/access/address-rate-limit.js';
import { cookieToken } from '../../platform/access/token-extractors.js';
import { localizedPath, parsePageAddress, savedLocale } from './page-address.js';
import { PageRenderer, type RenderedPage } from './page-renderer.js';
import type { PageParts, PageTemplate } from './page-template.js';
import { isSharedPage, SHARED_PAGE } from './public-pages.js';
import { RenderQueue, RETRY_AFTER_SECONDS } from './render-queue.js';
import type { SiteBuild } from './site-build.js';
import { SiteStateService } from './site-state.service.js';

/** The hosts that each service loads its script from and sends to. */
const HOSTS: Record<keyof Statistics, { script: string[]; connect: string[] }> = {
  googleAnalytics: {
    script: ['https://www.googletagmanager.com'],
    connect: [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ],
  },
  facebookPixel: {
    script: ['https://connect.facebook.net'],
    connect: ['https://connect.facebook.net', 'https://www.facebook.com'],
  },
};

/** A page's content security policy with the hosts of the services that are set. */
function allowStatistics(policy: string, statistics: Statistics): string {
  const services = (Object.keys(HOSTS) as (keyof Statistics)[]).filter((name) => statistics[name]);
  const hosts = (part: 'script' | 'connect') => services.flatMap((name) => HOSTS[name][part]);
  return policy.replace(/\b(script|connect)-src [^;]*/g, (directive, part: string) =>
    [directive, ...hosts(part as 'script' | 'connect')].join(' '),
  );
}

/** Set while a page asks for itself again, so that it never does so twice. */
const AGAIN = 'again=1';
const AGAIN_SECONDS = 10;

/**
 * Whether somebody followed a link of another site. The browser then keeps the session's cookie to itself
 * (SameSite=Strict), so that a signed-in person looks like a stranger.
 */
function arrivesFromElsewhere({ headers }: Pick<Request, 'headers'>): boolean {
  const isLink =
    headers['sec-fetch-site'] === 'cross-site' && headers['sec-fetch-mode'] === 'navigate';
  return isLink && !headers.cookie?.includes(AGAIN);
}

/** A page without content that asks for the same address again, now from this site and with the cookie. */
function askAgain(response: Response, title: string): void {
  response.append(
    'Set-Cookie',
    `${AGAIN}; Max-Age=${AGAIN_SECONDS}; Path=/; HttpOnly; SameSite=Lax`,
  );
  response
    .status(200)
    .type('html')
    .end(
      `<!doctype html><meta charset="utf-8"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0"><title>${escapeHtml(title)}</title>`,
    );
}

/** Pages that only the browser renders, because they are large and different for every person. */
const BROWSER_ONLY = /^\/dashboard(?:\/|$)/;
const POLICY = 'Content-Security-Policy';
const PRIVATE_PAGE = 'private, no-store';
/** Redirects to canonical paths are the same for everybody. */
const MOVED_PAGE = 'public, max-age=3600';
/** Calls of the API that take as long as rendering one page. */
const RENDERING_COST = 10;
const compress = promisify<Buffer, Buffer>(gzip);

/** The client's build and its page template. */
export interface Site {
  build: SiteBuild;
  template: PageTemplate;
}

/** JSON that can stand inside of HTML. */
const stateText = (state: object) => JSON.stringify(state).replaceAll('<', '\\u003c');

/** Answers requests for pages. */
@Injectable()
export class PagesService {
  private readonly queue = new RenderQueue();

  constructor(
    private readonly renderer: PageRenderer,
    private readonly siteState: SiteStateService,
    private readonly limit: AddressRateLimit,
  ) {}

  async answer(site: Site, request: Request, response: Response): Promise<void> {
    await this.limit.consume(addressKey(request.ip));
    const search = request.originalUrl.slice(request.path.length);
    const canonical = await this.canonicalPath(site, request.path);
    if (canonical) {
      response.setHeader('Cache-Control', MOVED_PAGE);
      return response.redirect(301, canonical + search);
    }
    const address = parsePageAddress(request.path);
    const chosen = savedLocale(address, request.headers.cookie);
    response.setHeader('Vary', 'Cookie');
    response.setHeader('Cache-Control', PRIVATE_PAGE);
    if (chosen) {
      response.redirect(302, localizedPath(request.originalUrl, chosen));
      return;
    }
    const { locale, path } = address;
    if (!BROWSER_ONLY.test(path)) await this.allowStatistics(response, locale);
    const signedIn = cookieToken(request.headers) !== undefined;
    if (signedIn && BROWSER_ONLY.test(path))
      return this.sendShell(site, response, { locale, status: 200 });
    await this.limit.consume(addressKey(request.ip), RENDERING_COST - 1);
    const rendering = this.queue.run(() =>
      this.renderer.render(site.build, { request, response, locale }, signedIn),
    );
    if (!rendering) {
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
      return this.sendShell(site, response, { locale, status: 503 });
    }
    const page = await rendering;
    if (!page) return this.sendShell(site, response, { locale, status: 200 });
    return this.sendPage(site, response, {
      ...page,
      locale,
      isShared: !signedIn && isSharedPage(path, search),
    });
  }

  private async sendPage(
    site: Site,
    response: Response,
    page: RenderedPage & { locale: Locale; isShared: boolean },
  ): Promise<void> {
    // Without the database nobody is authenticated, so a redirect to sign-in or a 404 would be wrong.
    if (page.isUnavailable && (page.redirect || page.status === 404))
      return this.sendShell(site, response, { locale: page.locale, status: 503 });
    if (page.redirect) return this.redirect(response.req, response, page);
    if (page.isShared && page.status === 200 && !page.isIncomplete)
      response.setHeader('Cache-Control', SHARED_PAGE);
    await this.send(site, response, page);
  }

  /** To the sign-in page only those who are not signed in here: the first visit from elsewhere does not tell. */
  private async redirect(
    request: Request,
    response: Response,
    { status, redirect = '/', locale }: { status: number; redirect?: string; locale: Locale },
  ): Promise<void> {
    if (status !== 302 || !arrivesFromElsewhere(request))
      return response.redirect(status, redirect);
    askAgain(response, (await this.siteState.in(locale)).words.firmShort);
  }

  private async allowStatistics(response: Response, locale: Locale): Promise<void> {
    const { statistics } = await this.siteState.in(locale);
    const policy = response.getHeader(POLICY);
    if (statistics && typeof policy === 'string')
      response.setHeader(POLICY, allowStatistics(policy, statistics));
  }

  /** Ignores a bundle that cannot be loaded: rendering reports it next. */
  private canonicalPath({ build }: Site, path: string): Promise<string | undefined> {
    return this.renderer.canonicalPath(build, path).catch(() => undefined);
  }

  /** Sends the page without content, which the browser then renders. */
  private async sendShell(
    site: Site,
    response: Response,
    page: { locale: Locale; status: number },
  ): Promise<void> {
    const state = await this.siteState.in(page.locale);
    const title = escapeHtml(state.words.firmShort);
    const head = `<title>${title}</title><meta name="robots" content="noindex">${site.build.styles}`;
    return this.send(site, response, {
      ...page,
      head,
      html: '',
      state: stateText({ site: state }),
      end: '',
    });
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
