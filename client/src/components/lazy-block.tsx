import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { ErrorBoundary, useFailure } from './error-boundary';
import styles from './lazy-block.module.css';

/** Shown instead of a block whose code did not arrive: says so, and has a button to retry. */
export function BlockFailed() {
  const { t } = useTranslation();
  const { retry } = useFailure();
  return (
    <div className={styles.failed} role="alert">
      <p>{t('common.sectionFailed')}</p>
      <Button variant="outline" onClick={retry}>
        {t('common.retry')}
      </Button>
    </div>
  );
}

const RETRY_MS = 15_000;

/** Used for a block that visitors do not wait for: retries every 15 seconds and shows nothing. */
export function RetryLoading() {
  const { retry } = useFailure();
  useEffect(() => {
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
}

interface LazyBlockProps {
  /** Shown while the code is on its way. */
  fallback?: ReactNode;
  /** Shown when it did not arrive. */
  failed?: ReactNode;
  children: ReactNode;
}

/** A block of a page whose code is loaded on demand: if it does not arrive, the rest of the page stays. */
export function LazyBlock({ fallback, failed = <BlockFailed />, children }: LazyBlockProps) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
