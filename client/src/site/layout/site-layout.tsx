import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/error-boundary';
import { LazyBlock, RetryLoading } from '../../components/lazy-block';
import { PageLoading } from '../../components/page-loading';
import { lazyComponent } from '../../lib/lazy-component';
import { registerSection } from '../../lib/section-code';
import { MAIN_ID } from '../../lib/site';
import { useInBrowser } from '../../lib/use-in-browser';
import { ErrorPage } from '../message-page';
import { SiteHeader } from './site-header';
import styles from './site-layout.module.css';

/** Nothing of it is needed before the page can be used. */
const AfterStart = lazyComponent(async () => (await import('./after-start')).AfterStart);

const footer = registerSection(async () => (await import('./site-footer')).SiteFooter);

/** The server writes it; its code comes after that of the page, which can be used before. */
function Footer() {
  footer.load();
  const SiteFooter = footer.component ?? use(footer.loaded);
  return <SiteFooter />;
}

/** Created once: a new element would make React drop the server's HTML. */
const pageFooter = (
  <Suspense>
    <Footer />
  </Suspense>
);

/** A component of its own, because the layout would be rendered again with it. */
function AfterStartInBrowser() {
  if (!useInBrowser()) return null;
  return (
    <LazyBlock failed={<RetryLoading />}>
      <AfterStart />
    </LazyBlock>
  );
}

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
      {pageFooter}
      <AfterStartInBrowser />
    </>
  );
}
