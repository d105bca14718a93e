import { Suspense, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { SiteLayout } from '../site/layout/site-layout';
import { ErrorBoundary } from '../components/error-boundary';
import { LazyPart, PartRetried } from '../components/lazy-part';
import { PageLoading } from '../components/page-loading';
import { ErrorPage } from '../site/error-page';
import { RequireDetail, RequireStaff, RequireSignedIn, RequireVerified } from './guards';
import { usePreloadedLinks } from './preload-links';
import { NOT_FOUND_ROUTE, ROUTES, type AppRoute } from './routes';
import { useScrollRules } from './scroll-rules';
import { useSessionEnd } from './use-session-end';
import { useAuth } from '../lib/auth';
import type { SessionEnd } from '../lib/session-end';
import type { SessionLock } from '../lib/session-lock';
import { useInBrowser } from '../lib/use-in-browser';
import { lazyComponent } from '../lib/lazy-component';

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

const SessionLockGuard = lazyComponent(
  async () => (await import('../features/session-lock/session-lock-guard')).SessionLockGuard,
);

/** Only sessions of the office are locked (A12), and only in a browser. */
function StaffLock({ lock }: { lock: SessionLock }) {
  const { user } = useAuth();
  const inBrowser = useInBrowser();
  if (!inBrowser || !user || user.role === 'client') return null;
  return (
    <LazyPart failed={<PartRetried />}>
      <SessionLockGuard key={user.id} lock={lock} />
    </LazyPart>
  );
}

interface AppProps {
  /** Path that was not found: its page is shown without guards. */
  missingAt?: string;
  sessionEnd?: SessionEnd;
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
