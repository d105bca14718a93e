import type { i18n } from 'i18next';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '@contract/locales';
import type { SiteState } from '@contract/site-state';
import { ToastProvider } from '../components/toast';
import { ApiProvider, createRequest } from '../lib/api/api';
import { AuthProvider, type AuthUser } from '../lib/auth';
import { setArabicDates } from '../lib/i18n/date-tags';
import { LocaleContext } from '../lib/i18n/i18n';
import type { QueryStore } from '../lib/api/query-store';
import { type Site, SiteContext } from '../lib/site';
import type { Transport } from '../lib/api/transport';

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

export interface AppContext {
  locale: Locale;
  i18n: i18n;
  transport: Transport;
  store: QueryStore;
  site: Site;
  initialUser?: AuthUser | null;
}

/** React contexts of all pages, the same on the server and in the browser. */
export function Providers({ context, children }: { context: AppContext; children: ReactNode }) {
  const { locale, i18n, transport, store, site, initialUser } = context;
  // before anything is rendered: the formats are not part of React, and the server renders one page at a time
  setArabicDates(site.arabicDates);
  const api = useMemo(
    () => ({ transport, store, request: createRequest(transport) }),
    [transport, store],
  );
  return (
    <I18nextProvider i18n={i18n}>
      <LocaleContext value={locale}>
        <SiteContext value={site}>
          <ApiProvider api={api}>
            <ToastProvider>
              <AuthProvider initialUser={initialUser}>{children}</AuthProvider>
            </ToastProvider>
          </ApiProvider>
        </SiteContext>
      </LocaleContext>
    </I18nextProvider>
  );
}
