import { ReloadOutlined } from '@ant-design/icons';
import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Drawer, Pagination, Skeleton } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Locale } from '@contract/locales';
import { Bdi, Ltr } from '../../../components/bdi';
import { StatusBadge, type StatusTone } from '../../../components/status-badge';
import { byId, MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import {
  pageAfterResize,
  usePageSize,
  usePagination,
} from '../../../dashboard/engine/list/pagination';
import { DateText } from '../../../dashboard/ui/date-text';
import { EmptyState } from '../../../dashboard/ui/empty-state';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useNotify } from '../../../dashboard/ui/use-notify';
import {
  AdminWebhookDeliveriesDocument,
  RetryFailedWebhookDeliveriesDocument,
  RetryWebhookDeliveryDocument,
  type WebhookDeliveryRowFragment,
  type WebhookDeliveryState,
  type WebhookRowFragment,
} from '../../../graphql/generated/graphql';
import { refetchAll } from '../../../lib/api/freshness-link';
import { useErrorText } from '../../../lib/api/use-error-text';
import { formatNumber } from '../../../lib/i18n/format';
import { useLocale } from '../../../lib/i18n/i18n';
import { eventWords } from './webhook-words';
import styles from './receivers.module.css';

const deliveries = queryOf(
  AdminWebhookDeliveriesDocument,
  (data) => data.webhookDeliveries,
  MAX_AGE.none,
);
const retryDelivery = mutationOf(
  RetryWebhookDeliveryDocument,
  byId,
  (data) => data.retryWebhookDelivery,
);

const retryFailed = mutationOf(
  RetryFailedWebhookDeliveriesDocument,
  byId,
  (data) => data.retryFailedWebhookDeliveries.count,
);

const TONES: Record<WebhookDeliveryState, StatusTone> = {
  waiting: 'active',
  delivered: 'good',
  failed: 'bad',
};

/** How long an answer took: nobody reads 15000 milliseconds. */
const tookText = (t: TFunction, milliseconds: number, locale: Locale) =>
  milliseconds < 1000
    ? t('webhooks.took', { count: milliseconds })
    : t('webhooks.tookSeconds', {
        seconds: formatNumber(Math.round(milliseconds / 100) / 10, locale),
      });

function Attempts({ log }: Pick<WebhookDeliveryRowFragment, 'log'>) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <ul className={styles.attempts}>
      {log.map((attempt) => (
        <li key={attempt.id}>
          <DateText value={attempt.startedAt} time />
          {'\u00a0· '}
          {attempt.status === null ? (
            t(`webhooks.problems.${attempt.problem ?? 'no_connection'}`)
          ) : (
            <>
              {t('webhooks.status')} <Ltr>{String(attempt.status)}</Ltr>
              {attempt.problem === 'redirect' && ` · ${t('webhooks.problems.redirect')}`}
            </>
          )}
          {'\u00a0· '}
          {tookText(t, attempt.milliseconds, locale)}
          {attempt.answer && (
            <code className={styles.answer} dir="auto">
              {attempt.answer}
            </code>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Runs what sends again, and says whether it is on its way. */
function useRetrying(retry: (client: ApolloClient) => Promise<unknown>) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await retry(client);
      notify('success', t('webhooks.queued'));
    } catch (error) {
      notify('error', errorText(error, t('webhooks.failed')));
    } finally {
      setBusy(false);
      await refetchAll(client).catch(() => undefined);
    }
  };
  return { busy, run };
}

function RetryFailed({ id }: Pick<WebhookRowFragment, 'id'>) {
  const { t } = useTranslation();
  const { busy, run } = useRetrying((client) => retryFailed(client, id));
  return (
    <Button
      icon={<ReloadOutlined aria-hidden="true" />}
      loading={busy}
      className={styles.all}
      onClick={() => void run()}
    >
      {t('webhooks.retryFailed')}
    </Button>
  );
}

interface DeliveryProps {
  delivery: WebhookDeliveryRowFragment;
  isActive: boolean;
}

function Delivery({ delivery, isActive }: DeliveryProps) {
  const { t } = useTranslation();
  const { busy, run } = useRetrying((client) => retryDelivery(client, delivery.id));
  const { reference } = delivery.facts as { reference?: string };
  return (
    <li className={styles.delivery}>
      <div className={styles.head}>
        <h3>{eventWords(t, delivery.event)}</h3>
        <StatusBadge tone={TONES[delivery.state]}>
          {t(`webhooks.deliveryStates.${delivery.state}`)}
        </StatusBadge>
        <Button
          size="small"
          icon={<ReloadOutlined aria-hidden="true" />}
          loading={busy}
          disabled={delivery.state === 'waiting' || !isActive}
          onClick={() => void run()}
        >
          {t('webhooks.retry')}
        </Button>
      </div>
      <p className={styles.hint}>
        <DateText value={delivery.createdAt} time />
        {reference && (
          <>
            {'\u00a0· '}
            <Ltr>{reference}</Ltr>
          </>
        )}
        {'\u00a0· '}
        {t('webhooks.attempts', { count: delivery.attempts })}
      </p>
      {delivery.log.length > 0 && <Attempts log={delivery.log} />}
    </li>
  );
}

interface DeliveriesDrawerProps {
  webhook: WebhookRowFragment;
  onClose(): void;
}

/** What a webhook was told, with each attempt. */
export function DeliveriesDrawer({ webhook, onClose }: DeliveriesDrawerProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const [page, setPage] = useState(1);
  const [limit, setLimit] = usePageSize('webhook-deliveries');
  const { data, error, loading, refetch } = deliveries.useData({
    webhookId: webhook.id,
    page,
    limit,
  });
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
    <Drawer
      open
      size={640}
      title={
        <>
          {t('webhooks.commands.deliveries')} · <Bdi>{webhook.name}</Bdi>
        </>
      }
      extra={
        <Button
          icon={<ReloadOutlined aria-hidden="true" />}
          loading={loading}
          onClick={() => void refetchAll(client).catch(() => undefined)}
        >
          {t('webhooks.reload')}
        </Button>
      }
      onClose={onClose}
    >
      {error && !loading && <LoadError error={error} onRetry={refetch} />}
      {!data && loading && <Skeleton active title={false} paragraph={{ rows: 6 }} />}
      {data?.total === 0 && <EmptyState filtered={false} hint={t('webhooks.noDeliveries')} />}
      {webhook.isActive && data?.items.some(({ state }) => state === 'failed') && (
        <RetryFailed id={webhook.id} />
      )}
      <ul className={styles.list}>
        {data?.items.map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} isActive={webhook.isActive} />
        ))}
      </ul>
      {data && data.total > data.items.length && <Pagination {...pagination} align="center" />}
    </Drawer>
  );
}
