import { type ReactNode, Suspense, useEffect } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { DEFAULT_LOCALE } from '@contract/locales';
import { ErrorBoundary } from '../components/error-boundary';
import { LazyBlock, RetryLoading } from '../components/lazy-block';
import { PageLoading } from '../components/page-loading';
import { useAuth } from '../lib/auth';
import { loadTexts, pathInLocale } from '../lib/i18n/i18n';
import { lazyComponent } from '../lib/lazy-component';
import { loadSections } from '../lib/section-code';
import type { SessionLock } from '../lib/session-lock';
import { useInBrowser } from '../lib/use-in-browser';
import { ErrorPage } from '../site/message-page';
import { SiteLayout } from '../site/layout/site-layout';
import { RequireDetail, RequireSignedIn, RequireStaff, RequireVerified } from './guards';
import { type AppRoute, findRoute, NOT_FOUND_ROUTE, ROUTES } from './routes';
import { linkUnder, useScrollRules } from './scroll-rules';
import { type SessionEndEvents, useSessionEnd } from './session-end';

async function fetchCode({ pathname, hash }: HTMLAnchorElement): Promise<void> {
  await findRoute(pathInLocale(pathname, DEFAULT_LOCALE)).route.page.preload();
  // Scrolling to a section passes the others, so load them all.
  if (hash) await loadSections();
}

/** Loads a page's code when a link to it is hovered, touched or focused. */
function usePreloadedLinks(): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link = linkUnder(event.target);
      // Opening the page reports a failure.
      if (link) fetchCode(link).catch(() => undefined);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}

function guarded({ page, guard, notice = 'services' }: AppRoute): ReactNode {
  switch (guard) {
    case 'signedIn':
      return <RequireSignedIn>{page.element}</RequireSignedIn>;
    case 'detail':
      return <RequireDetail>{page.element}</RequireDetail>;
    case 'verified':
      return <RequireVerified kind={notice}>{page.element}</RequireVerified>;
    case 'staff':
      return <RequireStaff>{page.element}</RequireStaff>;
    case undefined:
      return page.element;
  }
}

const SessionLockGuard = lazyComponent(async () => {
  const [code] = await Promise.all([
    import('../features/session-lock/session-lock-guard'),
    loadTexts('account'),
  ]);
  return code.SessionLockGuard;
});

/** Only sessions of the office are locked (A12), and only in a browser. */
function StaffLock({ lock }: { lock: SessionLock }) {
  const { user } = useAuth();
  const inBrowser = useInBrowser();
  if (!inBrowser || !user || user.role === 'client') return null;
  return (
    <LazyBlock failed={<RetryLoading />}>
      <SessionLockGuard key={user.id} lock={lock} />
    </LazyBlock>
  );
}

interface AppProps {
  /** Path that was not found: its page is shown without guards. */
  missingAt?: string;
  sessionEnd?: SessionEndEvents;
  sessionLock?: SessionLock;
}

const toRoute = (route: AppRoute, isMissing: boolean) => (
  <Route
    key={route.path}
    path={route.path}
    element={isMissing ? route.page.element : guarded(route)}
  />
);

const FRAMED = [...ROUTES.filter((route) => !route.bare), NOT_FOUND_ROUTE];
const BARE = ROUTES.filter((route) => route.bare);

/** All pages in their layout. The caller provides the router of the browser or the server. */
export function App({ missingAt, sessionEnd, sessionLock }: AppProps) {
  const { pathname } = useLocation();
  const isMissing = pathname === missingAt;
  useScrollRules();
  useSessionEnd(sessionEnd);
  usePreloadedLinks();
  return (
    <ErrorBoundary fallback={<ErrorPage />} resetKey={pathname}>
      <Suspense fallback={<PageLoading />}>
        <Routes>
          {BARE.map((route) => toRoute(route, false))}
          <Route element={<SiteLayout />}>{FRAMED.map((route) => toRoute(route, isMissing))}</Route>
        </Routes>
      </Suspense>
      {sessionLock && <StaffLock lock={sessionLock} />}
    </ErrorBoundary>
  );
}
