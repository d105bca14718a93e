import { Button, Empty } from 'antd';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { StarMark } from '../../components/lattice';
import styles from './empty-state.module.css';
import { useAuth } from '../../lib/auth';

/**
 * Says that there is nothing. To a lawyer, who sees a part of the requests, it never denies what rights
 * hide: the text has the suffix `Yours`.
 */
export function useNothingText(): (key: string) => string {
  const { t } = useTranslation();
  const isPartial = useAuth().user?.role === 'lawyer';
  return useCallback((key: string) => t(isPartial ? [`${key}Yours`, key] : key), [isPartial, t]);
}

interface EmptyStateProps {
  /** A search or filter is set. */
  filtered: boolean;
  /** In the place of "no data". */
  title?: string;
  onReset?(): void;
  /** What will be here; shown when no search or filter is set. */
  hint?: string | undefined;
  /** A button, shown when no search or filter is set. */
  action?: ReactNode;
}

/** Shown instead of an empty list: "no data", or "no results" with a button to clear the filters. */
export function EmptyState({ filtered, title, onReset, hint, action }: EmptyStateProps) {
  const { t } = useTranslation();
  const nothing = useNothingText();
  return (
    <Empty
      image={<StarMark size={44} className={styles.star} />}
      styles={{ image: { blockSize: 52 } }}
      description={
        <>
          <p>{title ?? nothing(filtered ? 'dashboard.noResults' : 'dashboard.noData')}</p>
          {!filtered && hint && <p className={styles.hint}>{hint}</p>}
        </>
      }
    >
      {filtered && onReset && <Button onClick={onReset}>{t('dashboard.filters.reset')}</Button>}
      {!filtered && action}
    </Empty>
  );
}
