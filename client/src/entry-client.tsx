import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DEFAULT_LOCALE, type Locale } from '@contract/locales';
import { App } from './app/app';
import { type PageState, Providers } from './app/providers';
import { findRoute, preloadRoute } from './app/routes';
import { showStartFailed } from './app/start-failed';
import {
  applyLocale,
  toBasename,
  createI18n,
  detectLocale,
  localeOfPath,
  pathInLocale,
  savedLocale,
} from './lib/i18n/i18n';
import { CodeError, loadCode } from './lib/load-code';
import { QueryStore } from './lib/api/query-store';
import { createSessionEnd } from './app/session-end';
import { createSessionLock } from './lib/session-lock';
import { createTransport } from './lib/api/transport';
import './styles/main.css';

/** A page that only the browser renders gets the settings alone. */
type SentState = Pick<PageState, 'site'> & Partial<PageState>;

async function readState(locale: Locale): Promise<SentState> {
  // Vite's development server sends no state; nothing of this is in a build.
  if (import.meta.env.DEV)
    return { site: (await loadCode(() => import('./app/default-site'))).defaultSite(locale) };
  return JSON.parse(document.getElementById('state')?.textContent ?? '') as SentState;
}

/** The language of this visit, or nothing when the page has to be opened at another address first. */
function settleLocale(): Locale | undefined {
  const { pathname, search, hash } = window.location;
  const locale = detectLocale({
    path: pathname,
    saved: savedLocale(),
    htmlLang: document.documentElement.lang,
    browser: navigator.languages,
  });
  if (localeOfPath(pathname) || locale === DEFAULT_LOCALE) return locale;
  window.location.replace(pathInLocale(pathname, locale) + search + hash);
  return undefined;
}

/** Without them the page is whole. */
const loadStatistics = () =>
  loadCode(() => import('./site/statistics/statistics'), { mayReload: false });

async function start(): Promise<void> {
  const locale = settleLocale();
  if (!locale) return;
  applyLocale(locale);
  const state = await readState(locale);
  const sessionEnd = createSessionEnd();
  const sessionLock = createSessionLock();
  const path = pathInLocale(window.location.pathname, DEFAULT_LOCALE);
  const { route } = findRoute(path);
  const [i18n] = await Promise.all([
    createI18n(locale, state.site.words, ['site', ...route.page.texts]),
    preloadRoute(route),
  ]);
  const context = {
    locale,
    i18n,
    transport: createTransport({
      locale,
      onUnauthenticated: sessionEnd.announce,
      sessionLock,
    }),
    store: new QueryStore(state.store),
    site: state.site,
    initialUser: state.user,
  };
  const app = (
    <StrictMode>
      <Providers context={context}>
        <BrowserRouter basename={toBasename(locale)}>
          <App missingAt={state.missingAt} sessionEnd={sessionEnd} sessionLock={sessionLock} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) return;
  // in slices: on a cheap phone the whole page at once would hold up touches
  if (state.store) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  if (state.site.statistics)
    void loadStatistics().then(
      (code) => code.startStatistics(context),
      () => undefined,
    );
}

/** Without its code or texts the page stays as the server wrote it, says so, and starts when tried again. */
function startOrSay(): void {
  start().catch((error: unknown) =>
    showStartFailed(settleLocale() ?? DEFAULT_LOCALE, () => {
      if (error instanceof CodeError) error.forget();
      startOrSay();
    }),
  );
}

startOrSay();
