import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { deskQuery, QueueCount, type QueueCounts } from '../../../dashboard/desk/queues';
import { screenOf } from '../../../dashboard/screens';
import { LoadError } from '../../../dashboard/ui/load-error';
import { Panel } from '../../../dashboard/ui/page-parts';
import type { AdminOverviewQuery } from '../../../graphql/generated/graphql';
import styles from './needs-now.module.css';

type Overview = AdminOverviewQuery['overview'];

/** Something to be done now, and how often. */
interface Need {
  key: string;
  what: string;
  where?: string;
  count: number;
  to: string;
  isLate?: boolean;
}

/** The queues that cannot wait. */
const QUEUES = ['late', 'urgent', 'unassigned'] as const;

const ofQueue = (queue: (typeof QUEUES)[number], counts: QueueCounts): Need => ({
  key: `${counts.kind}.${queue}`,
  what: `dashboard.queues.${queue}`,
  where: screenOf(counts.kind).label,
  count: counts[queue] ?? 0,
  to: `${screenOf(counts.kind).path}?queue=${queue}`,
  isLate: queue === 'late',
});

/** What the office should do now: late and urgent requests, mails that failed, missing translations. */
export function NeedsNow({ overview }: { overview: Overview | undefined }) {
  const { t } = useTranslation();
  const { data: desk, error, loading, refetch } = deskQuery.useData({});
  if (error && !loading && !desk)
    return (
      <Panel title={t('admin.overview.needsNow')}>
        <LoadError error={error} onRetry={refetch} />
      </Panel>
    );
  if (!overview || !desk)
    return (
      <Panel title={t('admin.overview.needsNow')}>
        <Skeleton active paragraph={{ rows: 3 }} title={false} />
      </Panel>
    );
  const needs: Need[] = [
    ...QUEUES.flatMap((queue) => desk.queues.map((counts) => ofQueue(queue, counts))),
    {
      key: 'mails',
      what: 'admin.overview.failedMails',
      count: overview.failedMails ?? 0,
      to: '/dashboard#mails',
      isLate: true,
    },
    ...overview.missingTranslations.map(({ entity, language, count }) => ({
      key: `${entity}.${language}`,
      what: `admin.overview.missing.${language}`,
      where: screenOf(entity).label,
      count,
      to: `${screenOf(entity).path}?missing=${language}`,
    })),
  ].filter(({ count }) => count > 0);

  return (
    <Panel title={t('admin.overview.needsNow')}>
      {needs.length === 0 && <p className={styles.none}>{t('admin.overview.nothingNow')}</p>}
      <ul className={styles.needs}>
        {needs.map(({ key, what, where, count, to, isLate }) => (
          <li key={key}>
            <Link to={to} className={isLate ? `${styles.need} ${styles.late}` : styles.need}>
              <QueueCount value={count} className={styles.count} />
              <span>
                {t(what)}
                {where && <span className={styles.where}>{t(where)}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
