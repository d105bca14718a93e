import { useNavigate } from 'react-router-dom';
import {
  Bar,
  BarChart,
  CartesianGrid,
  LabelList,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { useTranslation } from 'react-i18next';
import { directionOf } from '@contract/locales';
import { useMediaQuery } from '../../../dashboard/ui/screen-width';
import { formatMonth, formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { rowsOfMonth, type Month } from './month-rows';
import styles from './requests-chart.module.css';

const HEIGHT = 260;
const TICKS = { fill: 'var(--ink-muted)', fontSize: 13 };

/** Requests per month as bars, each of which opens its requests. The months go in reading direction. */
export function RequestsChart({ months }: { months: readonly Month[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isRightToLeft = directionOf(locale) === 'rtl';
  const number = (value: unknown) => formatNumber(Number(value), locale);
  return (
    // The library places its texts by left and right.
    <div dir="ltr" className={styles.chart}>
      <ResponsiveContainer
        width="100%"
        height={HEIGHT}
        initialDimension={{ width: 480, height: HEIGHT }}
      >
        <BarChart data={[...months]} margin={{ top: 24, right: 0, bottom: 0, left: 0 }}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="month"
            reversed={isRightToLeft}
            tickFormatter={(month: string) => formatMonth(month, locale, 'short')}
            tick={TICKS}
            tickLine={false}
            stroke="var(--line-strong)"
            interval={0}
          />
          <YAxis
            orientation={isRightToLeft ? 'right' : 'left'}
            allowDecimals={false}
            tickFormatter={number}
            tick={TICKS}
            tickLine={false}
            axisLine={false}
            width="auto"
          />
          <Tooltip
            cursor={{ fill: 'var(--notice-bg)' }}
            content={({ active, payload }) => {
              const shown = active ? (payload[0]?.payload as Month | undefined) : undefined;
              return shown ? (
                <p dir={directionOf(locale)} className={styles.tooltip}>
                  {t('common.labelled', {
                    label: formatMonth(shown.month, locale, 'long'),
                    value: t('admin.overview.requests', { count: shown.count }),
                  })}
                </p>
              ) : null;
            }}
          />
          <Bar
            dataKey="count"
            fill="var(--gold)"
            radius={[4, 4, 0, 0]}
            maxBarSize={56}
            minPointSize={2}
            isAnimationActive={!isStill}
            className={styles.bar}
            onClick={({ payload }) => void navigate(rowsOfMonth((payload as Month).month))}
          >
            <LabelList dataKey="count" position="top" formatter={number} className={styles.count} />
          </Bar>
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}
