import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { Bdi, Ltr } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import { useToast } from '../components/toast';
import { RequestFacts } from '../features/service-requests/request-facts';
import { RequestStatus } from '../features/service-requests/request-status';
import { RequestTimeline } from '../features/service-requests/request-timeline';
import { toStatus } from '../features/service-requests/timeline';
import { useLiveRequests } from '../features/service-requests/use-live-requests';
import { MyServiceRequestDocument, type ClientRequestFragment } from '../graphql/generated/graphql';
import { readError } from '../lib/read-error';
import styles from './request-detail-page.module.css';

function BackLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.back} to="/account">
      <Icon name="arrow" size={18} />
      {t('account.detail.back')}
    </Link>
  );
}

function RequestView({ request, live }: { request: ClientRequestFragment; live: boolean }) {
  const { t } = useTranslation();
  const title = t('account.detail.title', { reference: request.reference });
  return (
    <>
      <PageHead title={title} noIndex />
      <header className={styles.head}>
        <BackLink />
        <h1>
          <Bdi>{request.serviceTitle}</Bdi>
        </h1>
        <p className={styles.under}>
          <span className={styles.reference}>
            <Ltr>{request.reference}</Ltr>
          </span>
          <RequestStatus status={request.status} />
        </p>
      </header>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="request-timeline">
          <h2 id="request-timeline">{t('account.detail.timeline')}</h2>
          <RequestTimeline request={request} />
          {live && (
            <p className={styles.live}>
              <span aria-hidden="true" />
              {t('account.detail.live')}
            </p>
          )}
        </section>
        <section className={styles.card} aria-labelledby="request-details">
          <h2 id="request-details">{t('account.detail.details')}</h2>
          <RequestFacts request={request} />
        </section>
      </div>
    </>
  );
}

/** Placeholders for the timeline and the facts about the request. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className={styles.loading}>
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div className={styles.head}>
        <BackLink />
        <Skeleton height={40} width="min(360px, 80%)" />
        <Skeleton height={24} width="220px" />
      </div>
      <div className={styles.columns}>
        {[3, 5].map((parts) => (
          <div key={parts} className={styles.card}>
            <Skeleton height={28} width="45%" />
            {Array.from({ length: parts }, (_, part) => (
              <Skeleton key={part} lines={2} width="70%" />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const { code, message } = readError(error);
  // Somebody else's id, or an invalid one, is shown as not found (A67).
  const missing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  const title = t(missing ? 'account.detail.notFound' : 'account.loadFailed');
  return (
    <>
      <PageHead title={title} noIndex />
      {!missing && <BackLink />}
      <EmptyState
        tone="error"
        heading="h1"
        title={title}
        action={
          missing ? (
            <ButtonLink to="/account">{t('account.detail.back')}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{t('account.tryAgain')}</Button>
          )
        }
      >
        {missing ? t('account.detail.notFoundText') : message}
      </EmptyState>
    </>
  );
}

/** One request of the user: status, timeline, what was asked (B01). */
export function RequestDetailPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const toast = useToast();
  const { data, error, refetch } = useQuery(MyServiceRequestDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const request = data?.myServiceRequest;
  const shown = request?.status;
  const { live } = useLiveRequests({
    refetch,
    onChange: (changed) => {
      if (changed.id !== id || changed.status === shown) return;
      const status = t(`request.status.${toStatus(changed.status)}`);
      toast.info(t('account.detail.changed', { status }));
    },
  });
  return (
    <div className={`container ${styles.page}`}>
      {request ? (
        <RequestView request={request} live={live} />
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}
