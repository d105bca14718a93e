import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary';
import { PageLoading } from '../../components/page-loading';
import { MAIN_ID } from '../../lib/site';
import { ErrorPage } from '../error-page';
import { BackToTop } from './back-to-top';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

/** Layout of every public page. */
export function SiteLayout() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
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
      <BackToTop />
    </>
  );
}
