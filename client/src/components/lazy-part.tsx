import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';
import { ErrorBoundary, useFailure } from './error-boundary';
import styles from './lazy-part.module.css';

/** In place of a part whose code did not arrive: says so, and tries again when asked to. */
export function PartFailed() {
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

/** In place of a part that nobody waits for: tries again by itself. */
export function PartRetried() {
  const { retry } = useFailure();
  useEffect(() => {
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  return null;
}

interface LazyPartProps {
  /** Shown while the code is on its way. */
  fallback?: ReactNode;
  /** Shown when it did not arrive. */
  failed?: ReactNode;
  children: ReactNode;
}

/** A part of a page whose code is loaded on demand: if it does not arrive, the rest of the page stays. */
export function LazyPart({ fallback = null, failed = <PartFailed />, children }: LazyPartProps) {
  return (
    <ErrorBoundary fallback={failed}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
