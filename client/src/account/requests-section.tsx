import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { Bdi, Ltr } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { Skeleton } from '../components/skeleton';
import { RequestStatus } from '../features/service-requests/request-status';
import { useLiveRequests } from '../features/service-requests/use-live-requests';
import {
  MyServiceRequestsDocument,
  type ClientRequestRowFragment,
} from '../graphql/generated/graphql';
import { readError } from '../lib/read-error';
import { formatDate } from '../lib/format';
import { useLocale } from '../lib/i18n';
import { Pager } from './pager';
import styles from './requests-section.module.css';

function RequestRow({ request }: { request: ClientRequestRowFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { reference, serviceTitle, status, createdAt, updatedAt } = request;
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <Link to={`/account/requests/${request.id}`}>
          <Bdi>{serviceTitle}</Bdi>
        </Link>
      </p>
      <RequestStatus status={status} />
      <p className={styles.facts}>
        <span className={styles.reference}>
          <Ltr>{reference}</Ltr>
        </span>
        <span>{t('account.requests.sentOn', { date: formatDate(createdAt, locale) })}</span>
        {updatedAt.slice(0, 10) !== createdAt.slice(0, 10) && (
          <span>{t('account.requests.changedOn', { date: formatDate(updatedAt, locale) })}</span>
        )}
      </p>
      <Icon name="chevron" size={18} className={styles.go} />
    </li>
  );
}

function NoRequests() {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t('account.requests.emptyTitle')}
        action={
          <div className={styles.actions}>
            <ButtonLink to="/request-service">{t('account.requests.emptyAction')}</ButtonLink>
            <ButtonLink to="/services" variant="outline">
              {t('account.requests.seeServices')}
            </ButtonLink>
          </div>
        }
      >
        {t('account.requests.emptyText')}
      </EmptyState>
    </div>
  );
}

function RowsLoading() {
  return (
    <ul className={styles.rows} aria-busy="true">
      {[0, 1, 2].map((row) => (
        <li key={row} className={styles.row}>
          <Skeleton lines={2} width="min(360px, 90%)" />
        </li>
      ))}
    </ul>
  );
}

/** All requests of the user, newest first, updated by a subscription. */
export function RequestsSection() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const limit = LIMITS.list.defaultLimit;
  const { data, error, refetch } = useQuery(MyServiceRequestsDocument, {
    variables: { page, limit },
    fetchPolicy: 'cache-and-network',
  });
  useLiveRequests({ refetch, onChange: () => void refetch() });

  if (!data) {
    if (!error) return <RowsLoading />;
    return (
      <EmptyState
        tone="error"
        title={t('account.loadFailed')}
        action={<Button onClick={() => void refetch()}>{t('account.tryAgain')}</Button>}
      >
        {readError(error).message}
      </EmptyState>
    );
  }
  const { items, total } = data.myServiceRequests;
  if (total === 0) return <NoRequests />;
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <p>{t('account.requests.lead')}</p>
        <ButtonLink to="/request-service" size="small" icon={<Icon name="plus" size={18} />}>
          {t('account.requests.new')}
        </ButtonLink>
      </div>
      <ul className={styles.rows}>
        {items.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
      <Pager page={page} pages={Math.ceil(total / limit)} />
    </div>
  );
}
