import { Suspense } from 'react';
import { PageLoading } from '../components/page-loading';
import { useInBrowser } from '../lib/use-in-browser';
import { lazyComponent } from '../lib/lazy-component';

const Shell = lazyComponent(async () => (await import('./dashboard-shell')).DashboardShell);

/**
 * The dashboard of the office. It is rendered in the browser only, so that the server does not have to
 * load antd.
 */
export function DashboardApp() {
  const inBrowser = useInBrowser();
  if (!inBrowser) return <PageLoading />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Shell />
    </Suspense>
  );
}
