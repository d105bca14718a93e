import type { Locale } from '@contract/locales';
import type { SiteState } from '@contract/site-state';
import type { AuthUser } from '../lib/auth';
import type { QueryStore } from '../lib/query-store';

/** State that the server sends with a page, so that the browser starts with the same data. A page that only
 * the browser renders gets `site` alone. */
export interface PageState {
  locale: Locale;
  site: SiteState;
  user: AuthUser | null;
  /** Path that was not found: it shows the 404 page to everybody, without guards. */
  missingAt?: string;
  store: ReturnType<QueryStore['toState']>;
}
