import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary';
import { LazyBlock, RetryLoading } from '../../components/lazy-block';
import { PageLoading } from '../../components/page-loading';
import { lazyComponent } from '../../lib/lazy-component';
import { MAIN_ID } from '../../lib/site';
import { useInBrowser } from '../../lib/use-in-browser';
import { ErrorPage } from '../message-page';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

/** Nothing of it is needed before the page can be used. */
const AfterStart = lazyComponent(async () => (await import('./after-start')).AfterStart);

/** Layout of every public page. */
export function SiteLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const inBrowser = useInBrowser();
  return (
    <>
      <a className={styles.skip} href={`#${MAIN_ID}`}>
        {t('common.skip')}
      </a>
      <SiteHeader />
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname} fallback={<ErrorPage />}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      <SiteFooter />
      {inBrowser && (
        <LazyBlock failed={<RetryLoading />}>
          <AfterStart />
        </LazyBlock>
      )}
    </>
  );
}
