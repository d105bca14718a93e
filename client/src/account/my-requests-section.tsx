import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { MY_REQUEST_STATES, REQUEST_KINDS } from '@contract/requests/request-kinds';
import { Button, ButtonLink } from '../components/button';
import { Chips } from '../components/chips';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { Skeleton } from '../components/skeleton';
import { EarlierRequestsOffer } from '../features/earlier-requests/earlier-requests-offer';
import { MyRequestsDocument } from '../graphql/generated/graphql';
import { readError } from '../lib/api/read-error';
import { MY_REQUEST_CHANGES, type MyRequest, MyRequestRow } from './my-request-row';
import { pageAddress, Pager } from './pager';
import { useLiveList } from './use-live-requests';
import styles from './my-requests.module.css';

const ALL = 'all';

/** The filter of the list, read from the URL. */
function useMyRequestFilters() {
  const [parameters, setParameters] = useSearchParams();
  const kind = REQUEST_KINDS.find((known) => known === parameters.get('kind'));
  const state = MY_REQUEST_STATES.find((known) => known === parameters.get('state'));
  /** Another filter starts at the first page. */
  const narrow = (name: 'kind' | 'state', value: string) => {
    const next = new URLSearchParams(parameters);
    next.delete('page');
    if (value === ALL) next.delete(name);
    else next.set(name, value);
    setParameters(next);
  };
  return { kind, state, narrow, isNarrowed: !!kind || !!state };
}

/** Chips that narrow the list by kind and by what is done. */
function MyRequestFilters() {
  const { t } = useTranslation();
  const { kind, state, narrow } = useMyRequestFilters();
  const kinds = [ALL, ...REQUEST_KINDS].map((value) => ({
    value,
    label: t(`account.mine.kinds.${value}`),
  }));
  const states = [ALL, ...MY_REQUEST_STATES].map((value) => ({
    value,
    label: t(`account.mine.states.${value}`),
  }));
  return (
    <div className={styles.filters}>
      <Chips
        label={t('account.mine.byKind')}
        options={kinds}
        value={kind ?? ALL}
        onChange={(value) => narrow('kind', value)}
      />
      <Chips
        label={t('account.mine.byState')}
        options={states}
        value={state ?? ALL}
        onChange={(value) => narrow('state', value)}
      />
    </div>
  );
}

const LIMIT = LIMITS.list.defaultLimit;

/** Where something new is sent from. */
const STARTS = [
  { to: '/request-service', word: 'service' },
  { to: '/book-consultation', word: 'consultation' },
  { to: '/contact', word: 'message' },
  { to: '/join-team', word: 'job' },
] as const;

/** Shown when nothing was sent yet: everything that can be sent. */
function NothingSent() {
  const { t } = useTranslation();
  return (
    <div className={styles.empty}>
      <EmptyState
        title={t('account.mine.emptyTitle')}
        action={
          <div className={styles.actions}>
            {STARTS.map(({ to, word }, index) => (
              <ButtonLink key={to} to={to} variant={index === 0 ? 'primary' : 'outline'}>
                {t(`account.mine.start.${word}`)}
              </ButtonLink>
            ))}
          </div>
        }
      >
        {t('account.mine.emptyText')}
      </EmptyState>
    </div>
  );
}

function NothingFound() {
  const { t } = useTranslation();
  return (
    <p className={styles.none}>
      {t('account.mine.noneFound')} <Link to="/account">{t('account.mine.showAll')}</Link>
    </p>
  );
}

function RowsLoading() {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <ul className={styles.rows} aria-busy="true">
        {[0, 1, 2].map((row) => (
          <li key={row} className={styles.row}>
            <Skeleton lines={3} width="min(360px, 90%)" />
          </li>
        ))}
      </ul>
    </>
  );
}

interface FailureProps {
  error: unknown;
  onRetry: () => void;
}

function Failure({ error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      tone="error"
      title={t('account.loadFailed')}
      action={<Button onClick={onRetry}>{t('account.tryAgain')}</Button>}
    >
      {readError(error).message}
    </EmptyState>
  );
}

interface RowsProps {
  list: { items: readonly MyRequest[]; total: number };
  page: number;
}

function Rows({ list, page }: RowsProps) {
  const [parameters] = useSearchParams();
  const pages = Math.ceil(list.total / LIMIT);
  if (list.total === 0) return <NothingFound />;
  if (page > pages) return <Navigate to={pageAddress(parameters, pages)} replace />;
  return (
    <>
      <ul className={styles.rows}>
        {list.items.map((request) => (
          <MyRequestRow key={request.id} request={request} />
        ))}
      </ul>
      <Pager page={page} pages={pages} />
    </>
  );
}

/** Everything that the client sent, and the offer to add what was sent without the account. */
export function MyRequestsSection() {
  return (
    <>
      <MyRequests />
      <EarlierRequestsOffer />
    </>
  );
}

/** The last event first, updated by subscriptions (B01). */
function MyRequests() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const { kind, state, isNarrowed } = useMyRequestFilters();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const { data, previousData, error, refetch } = useQuery(MyRequestsDocument, {
    variables: { page, limit: LIMIT, kind, state },
    fetchPolicy: 'cache-and-network',
  });
  const load = () => void refetch();
  useLiveList(MY_REQUEST_CHANGES, load);
  const list = data?.myRequests;
  if (!list && !previousData) {
    return error ? <Failure error={error} onRetry={load} /> : <RowsLoading />;
  }
  if (list?.total === 0 && !isNarrowed) return <NothingSent />;
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <p>{t('account.mine.lead')}</p>
        <ButtonLink to="/request-service" size="small" icon={<Icon name="plus" size={18} />}>
          {t('account.mine.newRequest')}
        </ButtonLink>
      </div>
      <MyRequestFilters />
      {list ? (
        <Rows list={list} page={page} />
      ) : error ? (
        <Failure error={error} onRetry={load} />
      ) : (
        <RowsLoading />
      )}
    </div>
  );
}
