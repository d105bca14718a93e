import { ReloadOutlined } from '@ant-design/icons';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Pagination, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Bdi, Ltr } from '../../../components/bdi';
import { byId, MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import {
  pageAfterResize,
  usePageSize,
  usePagination,
} from '../../../dashboard/engine/list/pagination';
import { DateText } from '../../../dashboard/ui/date-text';
import { useErrorText } from '../../../lib/api/use-error-text';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { Panel } from '../../../dashboard/ui/page-parts';
import {
  AdminMailsDocument,
  RetryFailedMailsDocument,
  RetryMailDocument,
  type AdminMailsQuery,
} from '../../../graphql/generated/graphql';
import { refetchAll } from '../../../lib/api/freshness-link';
import styles from './failed-mails.module.css';

type Mail = AdminMailsQuery['mails']['items'][number];

const failedMails = queryOf(AdminMailsDocument, (data) => data.mails, MAX_AGE.none);
const retryMail = mutationOf(RetryMailDocument, byId, (data) => data.retryMail);
const retryFailedMails = mutationOf(
  RetryFailedMailsDocument,
  () => ({}),
  (data) => data.retryFailedMails.count,
);

/** Sends again what `retry` queues, tells the outcome and loads what is shown anew. */
function useRetrying(retry: (client: ApolloClient) => Promise<unknown>, onRetried: () => void) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);

  const tryAgain = async (success: string) => {
    setBusy(true);
    try {
      await retry(client);
      notify('success', success);
    } catch (error) {
      notify('error', errorText(error, t('admin.mails.retryFailed')));
    } finally {
      setBusy(false);
      await refetchAll(client).catch(() => undefined);
      onRetried();
    }
  };
  return { busy, tryAgain };
}

/** One mail that could not be sent, with the error and a retry button. */
function FailedMail({ mail, onRetried }: { mail: Mail; onRetried(): void }) {
  const { t } = useTranslation();
  const { busy, tryAgain } = useRetrying((client) => retryMail(client, mail.id), onRetried);

  return (
    <li className={styles.mail}>
      <div className={styles.words}>
        <p className={styles.subject}>
          <Bdi>{mail.subject}</Bdi>
        </p>
        <p className={styles.meta}>
          <Ltr>{mail.to}</Ltr>
          {' · '}
          <DateText value={mail.createdAt} time />
          {' · '}
          {t('admin.mails.attempts', { count: mail.attempts })}
        </p>
        {mail.lastError && (
          <p className={styles.reason}>
            <Ltr>{mail.lastError}</Ltr>
          </p>
        )}
      </div>
      <Button
        icon={<ReloadOutlined aria-hidden="true" />}
        loading={busy}
        aria-label={t('admin.mails.retryTo', { to: mail.to })}
        onClick={() => void tryAgain(t('admin.mails.queued'))}
      >
        {t('admin.mails.retry')}
      </Button>
    </li>
  );
}

/** A button that sends all of them again. */
function RetryAll({ onRetried }: { onRetried(): void }) {
  const { t } = useTranslation();
  const { busy, tryAgain } = useRetrying(
    (client) => retryFailedMails(client, undefined),
    onRetried,
  );
  return (
    <Button
      icon={<ReloadOutlined aria-hidden="true" />}
      loading={busy}
      onClick={() => void tryAgain(t('admin.mails.queuedAll'))}
    >
      {t('admin.mails.retryAll')}
    </Button>
  );
}

/** Mails that could not be sent. They can be sent again, one or all. */
export function FailedMails({ onRetried }: { onRetried(): void }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(1);
  const [limit, setLimit] = usePageSize('mails');
  const { data, error, loading, refetch } = failedMails.useData({ page, limit, status: 'failed' });
  const pagination = usePagination({
    page,
    size: limit,
    total: data?.total ?? 0,
    onChange: (next, size) => {
      setLimit(size);
      setPage(size === limit ? next : pageAfterResize(page, limit, size));
    },
  });

  return (
    <Panel
      id="mails"
      title={t('admin.mails.title')}
      extra={data && data.total > 1 && <RetryAll onRetried={onRetried} />}
    >
      {error && !loading && <LoadError error={error} onRetry={refetch} />}
      {!data && loading && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {data?.total === 0 && <p className={styles.empty}>{t('admin.mails.none')}</p>}
      {data && (
        <ul className={styles.list}>
          {data.items.map((mail) => (
            <FailedMail key={mail.id} mail={mail} onRetried={onRetried} />
          ))}
        </ul>
      )}
      {data && data.total > LIMITS.list.defaultLimit && (
        <Pagination {...pagination} align="center" />
      )}
    </Panel>
  );
}
