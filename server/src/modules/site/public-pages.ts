import type { CacheRule } from '../../core/cache/cache-rule.js';
import { chosenLocale, pathOf, readAddress } from './page-address.js';

/** Pages that search engines should know; those behind a sign-in are none of them. */
export const INDEXED_PAGES = ['/', '/about', '/services', '/privacy', '/terms'];

/** Pages that are the same for every stranger. A page with a token or a name in its address is none. */
const SHARED_PAGES = new Set([...INDEXED_PAGES, '/auth', '/forgot-password']);

/** Browsers ask each time; a shared cache may keep a stranger's page for a minute. */
export const SHARED_PAGE = 'public, max-age=0, s-maxage=60, must-revalidate';

/** The anonymous pages in the cache of public answers, one copy for each language. */
export const publicPages: CacheRule = {
  cacheControl: SHARED_PAGE,
  keyOf({ path, search, headers }) {
    if (search || !wantsHtml(headers.accept)) return undefined;
    const address = readAddress(path);
    if (path !== pathOf(address)) return undefined;
    if (!SHARED_PAGES.has(address.path) || chosenLocale(address, headers.cookie)) return undefined;
    return `page ${address.locale} ${address.path}`;
  },
  isCacheable: ({ headers }) => headers['cache-control'] === SHARED_PAGE,
};

/** Whether a page may be kept at all, were it asked for by a stranger. */
export const isShared = (path: string, search: string) => !search && SHARED_PAGES.has(path);

/** Browsers and crawlers; a script that asks for JSON gets the answer of the API. */
export const wantsHtml = (accept = '*/*') => /text\/html|text\/\*|\*\/\*/.test(accept);
