import type { CacheRule } from '../../core/cache/cache-rule.js';
import { normalizedPath, parsePageAddress, savedLocale } from './page-address.js';

/** Pages for search engines. Pages that need a sign-in are left out. */
export const INDEXED_PAGES = ['/', '/about', '/services', '/privacy', '/terms'];

/** Pages that are the same for all anonymous visitors. Paths with a token or a name are left out. */
const SHARED_PAGES = new Set([...INDEXED_PAGES, '/auth', '/forgot-password']);

/** Browsers revalidate each time; shared caches may store the page for a minute. */
export const SHARED_PAGE = 'public, max-age=0, s-maxage=60, must-revalidate';

/** Cache rule for pages of anonymous visitors, with one entry for each page and language. */
export const publicPages: CacheRule = {
  cacheControl: SHARED_PAGE,
  keyOf({ path, search, headers }) {
    if (search || !wantsHtml(headers.accept)) return undefined;
    const address = parsePageAddress(path);
    if (path !== normalizedPath(address)) return undefined;
    if (!SHARED_PAGES.has(address.path) || savedLocale(address, headers.cookie)) return undefined;
    return `page ${address.locale} ${address.path}`;
  },
  isCacheable: ({ headers }) => headers['cache-control'] === SHARED_PAGE,
};

/** Whether the page may be cached for anonymous visitors. */
export const isSharedPage = (path: string, search: string) => !search && SHARED_PAGES.has(path);

/** True for browsers and crawlers; scripts that accept only JSON get an API error instead of a page. */
export const wantsHtml = (accept = '*/*') => /text\/html|text\/\*|\*\/\*/.test(accept);
