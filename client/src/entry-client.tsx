import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { DEFAULT_LOCALE, type Locale } from '@contract/locales';
import { App } from './app/app';
import type { PageState } from './app/page-state';
import { Providers } from './app/providers';
import { findRoute, preloadRoute } from './app/routes';
import {
  applyLocale,
  basenameOf,
  createI18n,
  detectLocale,
  localeOfPath,
  pathInLocale,
  savedLocale,
} from './lib/i18n';
import { QueryStore } from './lib/query-store';
import { createSessionEnd } from './lib/session-end';
import { createSessionLock } from './lib/session-lock';
import { createTransport } from './lib/transport';
import './styles/main.css';

function readState(): PageState | undefined {
  try {
    return JSON.parse(document.getElementById('state')?.textContent ?? '') as PageState;
  } catch {
    // The page came without server rendering (development).
    return undefined;
  }
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

async function start(): Promise<void> {
  const locale = settleLocale();
  if (!locale) return;
  applyLocale(locale);
  const state = readState();
  const sessionEnd = createSessionEnd();
  const sessionLock = createSessionLock();
  const path = pathInLocale(window.location.pathname, DEFAULT_LOCALE);
  const [i18n] = await Promise.all([createI18n(locale), preloadRoute(findRoute(path).route)]);
  const context = {
    locale,
    i18n,
    transport: createTransport({
      locale,
      onUnauthenticated: sessionEnd.announce,
      sessionLock,
    }),
    store: new QueryStore(state?.store),
    site: { origin: state?.origin ?? window.location.origin },
    initialUser: state?.user,
  };
  const app = (
    <StrictMode>
      <Providers context={context}>
        <BrowserRouter basename={basenameOf(locale)}>
          <App missingAt={state?.missingAt} sessionEnd={sessionEnd} sessionLock={sessionLock} />
        </BrowserRouter>
      </Providers>
    </StrictMode>
  );
  const root = document.getElementById('root');
  if (!root) return;
  if (state) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

/** Without its code or texts the page stays as the server wrote it, and starts when the line is back. */
start().catch(() => window.addEventListener('online', () => void start(), { once: true }));
