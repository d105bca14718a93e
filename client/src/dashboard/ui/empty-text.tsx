import { Button, Empty } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StarMark } from '../../components/lattice';
import styles from './empty-text.module.css';

interface EmptyTextProps {
  /** Something was looked for and not found. */
  narrowed: boolean;
  onReset?(): void;
  /** What will be here, when nothing was looked for. */
  hint?: string | undefined;
  /** What can be done about it. */
  action?: ReactNode;
}

/** What a table says when it has no rows: nothing here, or nothing found, and what to do then. */
export function EmptyText({ narrowed, onReset, hint, action }: EmptyTextProps) {
  const { t } = useTranslation();
  return (
    <Empty
      image={<StarMark size={44} className={styles.star} />}
      styles={{ image: { blockSize: 52 } }}
      description={
        <>
          <p>{t(narrowed ? 'dashboard.noResults' : 'dashboard.noData')}</p>
          {!narrowed && hint && <p className={styles.hint}>{hint}</p>}
        </>
      }
    >
      {narrowed && onReset && <Button onClick={onReset}>{t('dashboard.filters.reset')}</Button>}
      {!narrowed && action}
    </Empty>
  );
}
