import type { Locale } from '@contract/locales';
import type { AuthUser } from '../lib/auth';
import type { QueryStore } from '../lib/query-store';

/** What the server sends along with a page, so that the browser starts where the server stopped. */
export interface PageState {
  locale: Locale;
  origin: string;
  user: AuthUser | null;
  /** The path under which there is nothing: its page says so, whoever asks. */
  missingAt?: string;
  store: ReturnType<QueryStore['toState']>;
}
