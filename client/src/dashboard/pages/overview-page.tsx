import {
  AuditOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  InboxOutlined,
  MailOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { FailedMails } from '../../features/mails/dashboard/failed-mails';
import { LegalPagesNotice } from '../../features/overview/dashboard/legal-pages-notice';
import { NeedsNow } from '../../features/overview/dashboard/needs-now';
import { RequestsPerMonth } from '../../features/overview/dashboard/requests-per-month';
import { AdminOverviewDocument, type AdminOverviewQuery } from '../../graphql/generated/graphql';
import { MAX_AGE, queryOf } from '../engine/operations';
import { useRequestEvents } from '../desk/queues';
import { EmptyState } from '../ui/empty-state';
import { LoadError } from '../ui/load-error';
import { PageTitle, Panel } from '../ui/page-parts';
import { useMay } from '../ui/use-may';
import { StatsStrip } from '../ui/stats-strip';
import styles from './overview-page.module.css';
import { EventText } from '../audit/audit-words';
import { DateText } from '../ui/date-text';

type AuditEvent = AdminOverviewQuery['overview']['recentActivity'][number];

/** The latest entries of the audit log. */
function RecentActivity({ events }: { events: readonly AuditEvent[] }) {
  return (
    <ul className={styles.list}>
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <p>
            <EventText event={event} />
          </p>
          <p className={styles.date}>
            <DateText value={event.createdAt} time />
          </p>
        </li>
      ))}
    </ul>
  );
}

const overviewQuery = queryOf(AdminOverviewDocument, (data) => data.overview, MAX_AGE.none);

/** The start page: counters, what needs the office now, requests per month, failed mails and recent activity. */
export function OverviewPage() {
  const { t } = useTranslation();
  const may = useMay();
  const { data, loading, error, refetch } = overviewQuery.useData({});
  useRequestEvents(refetch);
  // After an error without data, panels with skeletons would look as if they were still loading.
  const failed = error !== undefined && !loading && !data;
  const skeleton = <Skeleton active paragraph={{ rows: 5 }} title={false} />;

  return (
    <div className={styles.page}>
      <PageTitle title={t('admin.overview.title')} />
      {error && !loading && <LoadError error={error} onRetry={refetch} />}
      {data && <LegalPagesNotice pages={data.unconfirmedPages} />}
      <StatsStrip
        loading={loading}
        items={[
          {
            label: 'admin.overview.openRequests',
            value: data?.openServiceRequests,
            icon: <FolderOpenOutlined />,
            to: '/dashboard/service-requests?queue=open',
          },
          {
            label: 'admin.overview.pendingRequests',
            value: data?.pendingServiceRequests,
            icon: <InboxOutlined />,
            to: '/dashboard/service-requests?status=pending',
          },
          {
            label: 'admin.overview.newContactRequests',
            value: data?.newContactRequests,
            icon: <MailOutlined />,
            to: '/dashboard/contact?status=new',
          },
          {
            label: 'admin.overview.pendingApplications',
            value: data?.pendingApplications,
            icon: <AuditOutlined />,
            to: '/dashboard/applications?status=pending',
          },
          may('user.manage') && {
            label: 'admin.overview.users',
            value: data?.totalUsers ?? undefined,
            icon: <TeamOutlined />,
            to: '/dashboard/users',
          },
          may('service.draft') && {
            label: 'admin.overview.activeServices',
            value: data?.activeServices,
            icon: <FileTextOutlined />,
            to: '/dashboard/services?status=active',
          },
        ].filter((item) => item !== false)}
      />
      <div className={styles.columns}>
        <div className={styles.column}>
          {!failed && <NeedsNow overview={data} />}
          {!failed && <RequestsPerMonth months={data?.requestsPerMonth} />}
          {may('mail.manage') && <FailedMails onRetried={refetch} />}
        </div>
        {!failed && may('audit.read') && (
          <Panel title={t('admin.overview.activity')}>
            {!data && skeleton}
            {data?.recentActivity.length === 0 && <EmptyState filtered={false} />}
            {data && <RecentActivity events={data.recentActivity} />}
          </Panel>
        )}
      </div>
    </div>
  );
}
