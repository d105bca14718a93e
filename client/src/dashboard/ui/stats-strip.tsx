import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import styles from './stats-strip.module.css';

/** The rows that a counter counts: the filters of the list, as in its URL, and their order. */
export interface CountedRows {
  filters: Record<string, string>;
  sort?: { by: string; order: 'asc' | 'desc' };
}

/** One counter. `label` is a translation key. */
export interface StatItem {
  label: string;
  value: number | undefined;
  icon: ReactNode;
  rows?: CountedRows | undefined;
  /** Address of the list that holds what is counted. */
  to?: string;
}

interface StatsStripProps {
  items: readonly StatItem[];
  loading: boolean;
  /** Whether the list shows exactly these rows. */
  isShown?(rows: CountedRows): boolean;
  /** With it, a click on a counter shows its rows in the list. */
  onShow?(rows: CountedRows): void;
}

/** The counters above a list. */
export function StatsStrip({ items, loading, isShown, onShow }: StatsStripProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <dl className={styles.strip} aria-busy={loading}>
      {items.map(({ label, value, icon, rows, to }) => (
        <div key={label} className={styles.card}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <dt className={styles.label}>{t(label)}</dt>
          <dd className={styles.value}>
            {value !== undefined && <bdi>{formatNumber(value, locale)}</bdi>}
            {value === undefined && loading && <Skeleton.Button active size="small" />}
            {value === undefined && !loading && (
              <span className={styles.unknown} title={t('dashboard.notAvailable')}>
                {/* The words are wider than a small counter. */}
                <span aria-hidden="true">–</span>
                <span className="visually-hidden">{t('dashboard.notAvailable')}</span>
              </span>
            )}
            {to && (
              <Link
                to={to}
                className={styles.link}
                aria-label={t('dashboard.showCounted', { label: t(label) })}
              />
            )}
            {rows && onShow && (
              <button
                type="button"
                className={styles.show}
                aria-pressed={isShown?.(rows) ?? false}
                aria-label={t('dashboard.showCounted', { label: t(label) })}
                onClick={() => onShow(rows)}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
