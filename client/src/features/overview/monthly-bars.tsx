import { useTranslation } from 'react-i18next';
import type { AdminOverviewQuery } from '../../graphql/generated/graphql';
import { formatMonth, formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import styles from './monthly-bars.module.css';

type Month = AdminOverviewQuery['overview']['requestsPerMonth'][number];

/** Requests per month as a bar chart. For screen readers it is a list of months and numbers. */
export function MonthlyBars({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const most = Math.max(1, ...months.map(({ count }) => count));
  return (
    <ol className={styles.chart} aria-label={t('admin.overview.perMonth')}>
      {months.map(({ month, count }) => (
        <li key={month} className={styles.month}>
          <span className={styles.place} aria-hidden="true">
            <span className={styles.count}>{formatNumber(count, locale)}</span>
            <span className={styles.bar} style={{ blockSize: `${(count / most) * 100}%` }} />
          </span>
          <span className={styles.name} aria-hidden="true">
            {formatMonth(month, locale, 'short')}
          </span>
          <span className="visually-hidden">
            {t('common.labelled', {
              label: formatMonth(month, locale, 'long'),
              value: t('admin.overview.requests', { count }),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}
