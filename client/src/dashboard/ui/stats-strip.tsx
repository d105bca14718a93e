import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './stats-strip.module.css';

/** One counter. `label` is a translation key. */
export interface StatItem {
  label: string;
  value: number | undefined;
  icon: ReactNode;
}

/** The counters above a list. */
export function StatsStrip({ items, loading }: { items: readonly StatItem[]; loading: boolean }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <dl className={styles.strip} aria-busy={loading}>
      {items.map(({ label, value, icon }) => (
        <div key={label} className={styles.card}>
          <span className={styles.icon} aria-hidden="true">
            {icon}
          </span>
          <dt className={styles.label}>{t(label)}</dt>
          <dd className={styles.value}>
            {value !== undefined && <bdi>{formatNumber(value, locale)}</bdi>}
            {value === undefined && loading && <Skeleton.Button active size="small" />}
            {value === undefined && !loading && (
              <span className={styles.unknown}>{t('dashboard.notAvailable')}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
