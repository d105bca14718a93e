import { lazy, Suspense, useSyncExternalStore } from 'react';
import { PageLoading } from '../components/page-loading';

const Shell = lazy(async () => ({
  default: (await import('./dashboard-shell')).DashboardShell,
}));

const neverChanges = () => () => undefined;

/**
 * The administrators' side. It is drawn in the browser only: nothing of it is worth a first byte,
 * and the server need not load a component library for it.
 */
export function DashboardApp() {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!inBrowser) return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Shell />
    </Suspense>
  );
}
