import { BarChartOutlined, TableOutlined } from '@ant-design/icons';
import { Segmented, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Panel } from '../../../dashboard/ui/page-parts';
import { formatMonth, formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { rowsOfMonth, type Month } from './month-rows';
import styles from './requests-per-month.module.css';
import { lazyComponent } from '../../../lib/lazy-component';
import { LazyBlock } from '../../../components/lazy-block';

// Apart, because the chart needs a library that nothing else does.
const RequestsChart = lazyComponent(async () => (await import('./requests-chart')).RequestsChart);

const SKELETON = <Skeleton active paragraph={{ rows: 5 }} title={false} />;

function MonthsTable({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('admin.overview.perMonth')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('admin.overview.month')}</th>
          <th scope="col">{t('admin.overview.count')}</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, locale, 'long')}</th>
            <td>
              <Link to={rowsOfMonth(month)}>
                <bdi>{formatNumber(count, locale)}</bdi>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Service requests of the last months, as a chart or as a table. */
export function RequestsPerMonth({ months }: { months: readonly Month[] | undefined }) {
  const { t } = useTranslation();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Panel
      title={t('admin.overview.perMonth')}
      extra={
        <Segmented
          aria-label={t('admin.overview.view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'chart', icon: <BarChartOutlined />, label: t('admin.overview.chart') },
            { value: 'table', icon: <TableOutlined />, label: t('admin.overview.table') },
          ]}
        />
      }
    >
      {months === undefined && SKELETON}
      {months && view === 'table' && <MonthsTable months={months} />}
      {months && view === 'chart' && (
        <LazyBlock fallback={SKELETON}>
          <RequestsChart months={months} />
        </LazyBlock>
      )}
    </Panel>
  );
}
