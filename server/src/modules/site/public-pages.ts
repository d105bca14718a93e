import type { CacheableRequest, CacheRule } from '../../platform/cache/public-cache.js';
import { SITUATION_DOORS } from '../../contract/situation-doors.js';
import { normalizedPath, parsePageAddress, savedLocale } from './page-address.js';

/** Pages for search engines, beside those of situations. Pages that need a sign-in are left out. */
export const INDEXED_PAGES = [
  ...[
    '/',
    '/about',
    '/services',
    '/guide',
    '/privacy',
    '/terms',
    '/legal-notice',
    '/accessibility',
  ],
  ...SITUATION_DOORS.map((door) => `/situations/${door}`),
];

/** The page of a situation, by its slug. */
export const situationPage = (slug: string) => `/situation/${slug}`;
const SITUATION_PAGE = /^\/situation\/[a-z0-9-]+$/;

/**
 * Pages that are the same for all anonymous visitors, and the query parameters that change them. Other
 * parameters, such as those of campaigns, make no difference. Paths with a token are left out.
 */
const SHARED_PAGES = new Map<string, readonly string[]>([
  ...INDEXED_PAGES.map((path) => [path, []] as const),
  ['/auth', ['from', 'mode']],
  ['/forgot-password', []],
]);

/** Browsers revalidate each time; shared caches may store the page for a minute. */
export const SHARED_PAGE = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Cache rule for pages of anonymous visitors, with one entry for each page and language. */
export const publicPages = (isForeignHost: (host: string | undefined) => boolean): CacheRule => ({
  cacheControl: SHARED_PAGE,
  ignoresCaller: true,
  keyOf(request) {
    const { path, search, headers } = request;
    if (!wantsHtml(headers.accept) || isForeignHost(hostOf(request))) return undefined;
    const address = parsePageAddress(path);
    if (path !== normalizedPath(address) || savedLocale(address, headers.cookie)) return undefined;
    if (!isSharedPage(address.path, search)) return undefined;
    return `page ${address.locale} ${address.path}`;
  },
  isCacheable: ({ headers }) => headers['cache-control'] === SHARED_PAGE,
  // the stored page must not show what one visitor's request had beside the path
  prepare(request) {
    request.url = request.url?.replace(/\?.*/s, '');
    delete request.headers.origin;
    delete request.headers.authorization;
  },
});

/** Whether the page may be cached for anonymous visitors. */
export function isSharedPage(path: string, search: CacheableRequest['search']): boolean {
  const parameters = SITUATION_PAGE.test(path) ? [] : SHARED_PAGES.get(path);
  if (!parameters) return false;
  const asked = new URLSearchParams(search);
  return !parameters.some((name) => asked.has(name));
}

/** Whether all anonymous visitors get the same page at this address. */
export function isSharedAddress(address: string): boolean {
  const [path = '', search = ''] = address.split(/\?(.*)/s, 2);
  return isSharedPage(parsePageAddress(path).path, search);
}

/** As proxies pass it on; whether they are trusted matters only where no stored page answers. */
const hostOf = ({ headers }: CacheableRequest) =>
  headers['x-forwarded-host']?.toString() ?? headers.host;

/** True for browsers and crawlers; scripts that accept only JSON get an API error instead of a page. */
export const wantsHtml = (accept = '*/*') => /text\/html|text\/\*|\*\/\*/.test(accept);
