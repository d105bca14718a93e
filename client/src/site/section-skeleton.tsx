import { useSyncExternalStore, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../components/button';
import { Skeleton } from '../components/skeleton';
import type { SectionCode } from '../lib/section-code';
import styles from './section-skeleton.module.css';

/** Heights in pixels for a width below 640 px, below 1024 px, and above. */
export interface SectionHeights {
  narrow: number;
  medium: number;
  wide: number;
}

export interface SectionSkeletonProps {
  id: string;
  heights: SectionHeights;
  code: SectionCode;
}

/** Placeholder with the section's anchor while its code loads; says when loading failed. */
export function SectionSkeleton({ id, heights, code }: SectionSkeletonProps) {
  const { t } = useTranslation();
  const hasFailed = useSyncExternalStore(code.subscribe, code.hasFailed, () => false);
  const { narrow, medium, wide } = heights;
  const sizes = { '--narrow': `${narrow}px`, '--medium': `${medium}px`, '--wide': `${wide}px` };
  return (
    <section
      id={id}
      className={styles.section}
      style={sizes as CSSProperties}
      aria-busy={!hasFailed}
      aria-label={t('common.loading')}
    >
      <div className={`container ${styles.inner}`}>
        {hasFailed ? (
          <div className={styles.failed} role="alert">
            <p>{t('common.sectionFailed')}</p>
            <Button variant="outline" onClick={code.load}>
              {t('common.retry')}
            </Button>
          </div>
        ) : (
          <>
            <Skeleton height={44} width="min(420px, 80%)" />
            <Skeleton lines={2} width="min(620px, 100%)" />
            <div className={styles.cards}>
              <Skeleton height={220} />
              <Skeleton height={220} />
              <Skeleton height={220} />
            </div>
          </>
        )}
      </div>
    </section>
  );
}
