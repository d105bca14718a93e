import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import { RETENTION_HOUR } from '@contract/retention';
import { DateText } from '../../dashboard/ui/date-text';
import { LoadError } from '../../dashboard/ui/load-error';
import { PageTitle } from '../../dashboard/ui/page-title';
import { Panel } from '../../dashboard/ui/panel';
import { RetentionDocument, type RetentionQuery } from '../../graphql/generated/graphql';
import { formatNumber } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import { retentionPeriod } from '../../lib/retention-words';
import styles from './retention-page.module.css';

type Status = RetentionQuery['retention'];
type Rule = Status['rules'][number];

function RulesTable({ status }: { status: Status }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const last = new Map(status.lastRun?.counts.map(({ name, rows }) => [name, rows]));
  return (
    <Table<Rule>
      rowKey="name"
      size="middle"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={status.rules}
      columns={[
        {
          key: 'name',
          title: t('retention.columns.data'),
          render: (_, { name }) => t(`retention.rules.${name}`),
        },
        {
          key: 'period',
          title: t('retention.columns.period'),
          render: (_, { years, days }) =>
            retentionPeriod(years === null ? { days: days ?? 0 } : { years }, locale),
        },
        {
          key: 'action',
          title: t('retention.columns.action'),
          render: (_, { action }) => t(`retention.actions.${action}`),
        },
        {
          key: 'due',
          title: t('retention.columns.due'),
          align: 'end',
          render: (_, { due }) => (due > 0 ? <b>{formatNumber(due, locale)}</b> : '0'),
        },
        {
          key: 'last',
          title: t('retention.columns.last'),
          align: 'end',
          render: (_, { name }) => formatNumber(last.get(name) ?? 0, locale),
        },
      ]}
    />
  );
}

function LastRun({ run }: { run: Status['lastRun'] }) {
  const { t } = useTranslation();
  if (!run) return <p className={styles.lastRun}>{t('retention.never')}</p>;
  return (
    <p className={styles.lastRun}>
      {t(run.finishedAt ? 'retention.lastRun' : 'retention.running')}{' '}
      <DateText value={run.finishedAt ?? run.startedAt} time />
    </p>
  );
}

/** How long data is kept, what tonight's run would blank or delete, and what the last one did. */
export function RetentionPage() {
  const { t } = useTranslation();
  const { data, error, loading, refetch } = useQuery(RetentionDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const due = data?.retention.rules.reduce((sum, rule) => sum + rule.due, 0) ?? 0;
  const hour = `0${RETENTION_HOUR}:10`;
  return (
    <div className={styles.page}>
      <PageTitle title={t('retention.title')} />
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Alert
            showIcon
            type={due > 0 ? 'warning' : 'info'}
            title={t('retention.tonight', { count: due, hour })}
          />
          <Panel title={t('retention.table')}>
            <LastRun run={data.retention.lastRun} />
            <RulesTable status={data.retention} />
          </Panel>
        </>
      )}
      {loading && !data && (
        <Panel title={t('retention.table')}>
          <Skeleton active paragraph={{ rows: 10 }} title={false} />
        </Panel>
      )}
    </div>
  );
}
