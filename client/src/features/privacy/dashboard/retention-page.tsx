import { useQuery } from '@apollo/client/react';
import { Alert, Skeleton, Table } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RETENTION_HOUR } from '@contract/retention';
import { DateText } from '../../../dashboard/ui/date-text';
import { LoadError } from '../../../dashboard/ui/load-error';
import { PageTitle, Panel } from '../../../dashboard/ui/page-parts';
import { useIsCardLayout } from '../../../dashboard/ui/screen-width';
import { RetentionDocument, type RetentionQuery } from '../../../graphql/generated/graphql';
import { formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { retentionPeriod } from '../../../lib/i18n/retention-words';
import styles from './retention-page.module.css';

type Status = RetentionQuery['retention'];
type Rule = Status['rules'][number];

interface RuleColumn {
  key: string;
  isNumber?: boolean;
  cell(rule: Rule): ReactNode;
}

function useColumns({ lastRun }: Status): RuleColumn[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const last = new Map(lastRun?.counts.map(({ name, rows }) => [name, rows]));
  return [
    { key: 'data', cell: ({ name }) => t(`retention.rules.${name}`) },
    {
      key: 'period',
      cell: (rule) => retentionPeriod(rule, locale),
    },
    { key: 'action', cell: ({ action }) => t(`retention.actions.${action}`) },
    {
      key: 'due',
      isNumber: true,
      cell: ({ due }) => (due > 0 ? <b>{formatNumber(due, locale)}</b> : '0'),
    },
    {
      key: 'last',
      isNumber: true,
      cell: ({ name }) => formatNumber(last.get(name) ?? 0, locale),
    },
  ];
}

interface RulesProps {
  status: Status;
  columns: RuleColumn[];
}

function RulesTable({ status, columns }: RulesProps) {
  const { t } = useTranslation();
  return (
    <Table<Rule>
      rowKey="name"
      size="middle"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={status.rules}
      columns={columns.map(({ key, isNumber, cell }) => ({
        key,
        title: t(`retention.columns.${key}`),
        align: isNumber ? 'end' : 'start',
        render: (_, rule) => cell(rule),
      }))}
    />
  );
}

/** The rules one below the other, for screens that are too narrow for a table. */
function RulesList({ status, columns: [data, ...others] }: RulesProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.rules}>
      {status.rules.map((rule) => (
        <li key={rule.name} className={styles.rule}>
          <h3>{data?.cell(rule)}</h3>
          <dl>
            {others.map(({ key, cell }) => (
              <div key={key} className={styles.fact}>
                <dt>{t(`retention.columns.${key}`)}</dt>
                <dd>{cell(rule)}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Rules({ status }: { status: Status }) {
  const columns = useColumns(status);
  const View = useIsCardLayout() ? RulesList : RulesTable;
  return <View status={status} columns={columns} />;
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
  const locale = useLocale();
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
            title={t('retention.tonight', { count: due, total: formatNumber(due, locale), hour })}
          />
          <Panel title={t('retention.table')}>
            <LastRun run={data.retention.lastRun} />
            <p className={styles.lastRun}>
              {t('retention.lawyer')}{' '}
              <Link to="/dashboard/settings?tab=retention">{t('retention.change')}</Link>
            </p>
            <Rules status={data.retention} />
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
