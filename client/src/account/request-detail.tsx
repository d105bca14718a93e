import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useApolloClient } from '@apollo/client/react';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { Bdi, Ltr } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { OfficeSeen } from '../features/papers/office-seen';
import { AccountPapers } from '../features/papers/account-papers';
import { PapersWaiting } from '../features/papers/papers-waiting';
import { Skeleton } from '../components/skeleton';
import { readError } from '../lib/api/read-error';
import { CaseQuotes } from './case-quotes';
import { CaseRating } from './case-rating';
import { SaveButtons } from './save-buttons';
import { MarkMyRequestSeenDocument } from '../graphql/generated/graphql';
import type { RequestEvent } from '../lib/timeline';
import styles from './request-detail-page.module.css';

interface ShownRequest {
  id: string;
  timeline: readonly { id: string }[];
}

/** Tells the server that the client has seen what the office answered, as soon as the page is in sight. */
export function useMarkSeen(kind: RequestKindName, request: ShownRequest | undefined): void {
  const client = useApolloClient();
  const id = request?.id;
  const last = request?.timeline.at(-1)?.id;
  useEffect(() => {
    if (!id || !last) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      // Without it the list shows the mark once more, which is no reason for a message.
      client
        .mutate({ mutation: MarkMyRequestSeenDocument, variables: { kind, id } })
        .catch(() => undefined);
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [client, kind, id, last]);
}

/** What the client sent, by the name of its list in the account. */
export type RequestListName = 'requests' | 'messages' | 'applications' | 'consultations';

/** The kind of request in each list. */
const KINDS: Record<RequestListName, RequestKindName> = {
  requests: 'serviceRequest',
  messages: 'contactRequest',
  applications: 'application',
  consultations: 'consultation',
};

/** The list of everything that the client sent. */
export const MY_REQUESTS = '/account';

function BackLink() {
  const { t } = useTranslation();
  return (
    <Link className={styles.back} to={MY_REQUESTS}>
      <Icon name="arrow" size={18} />
      {t('account.detail.back')}
    </Link>
  );
}

/** Placeholders for the timeline and the facts about the request. */
function Loading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className={styles.loading}>
      <PageHead title={t('account.tabs.requests')} noIndex />
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

interface FailureProps {
  kind: RequestListName;
  error: unknown;
  onRetry: () => void;
}

function Failure({ kind, error, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const { code, message } = readError(error);
  // Somebody else's id, or an invalid one, is shown as not found (A67).
  const missing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  const title = t(missing ? `account.${kind}.notFound` : 'account.loadFailed');
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
            <ButtonLink to={MY_REQUESTS}>{t('account.detail.back')}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{t('account.tryAgain')}</Button>
          )
        }
      >
        {missing ? t(`account.${kind}.notFoundText`) : message}
      </EmptyState>
    </>
  );
}

interface RequestDetailProps {
  kind: RequestListName;
  id: string;
  title: string;
  heading: string;
  reference: string;
  status: ReactNode;
  /** Nothing is waited for any more. */
  isOver?: boolean;
  /** The appointment that was made. */
  when?: ReactNode;
  /** The page is updated by a subscription. */
  live: boolean;
  timeline: ReactNode;
  events: readonly RequestEvent[];
  /** Below the timeline: the answer in the thread. */
  answer: ReactNode;
  facts: ReactNode;
  /** How often it may have changed since the page was opened. */
  changes: number;
  /** Reads the request again. */
  reload: () => Promise<unknown>;
  /** Below the facts: the withdrawal. */
  actions: ReactNode;
}

/** One request: status, thread, what was asked (B01). */
export function RequestDetail(props: RequestDetailProps) {
  const { t } = useTranslation();
  const lastEventId = props.events.at(-1)?.id;
  return (
    <>
      <PageHead title={props.title} noIndex />
      <header className={styles.head}>
        <BackLink />
        <h1>
          <Bdi>{props.heading}</Bdi>
        </h1>
        <p className={styles.under}>
          <span className={styles.reference}>
            <Ltr>{props.reference}</Ltr>
          </span>
          {props.status}
          {props.when}
        </p>
      </header>
      {!props.isOver && <PapersWaiting kind={KINDS[props.kind]} id={props.id} href="#papers" />}
      <CaseQuotes kind={KINDS[props.kind]} requestId={props.id} lastEventId={lastEventId} />
      <CaseRating kind={KINDS[props.kind]} requestId={props.id} lastEventId={lastEventId} />
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby="request-timeline">
          <h2 id="request-timeline">{t(`account.${props.kind}.timeline`)}</h2>
          {props.timeline}
          <OfficeSeen kind={KINDS[props.kind]} id={props.id} events={props.events} />
          {props.live && (
            <p className={styles.live}>
              <span aria-hidden="true" />
              {t('account.detail.live')}
            </p>
          )}
          {props.answer}
        </section>
        <section className={styles.card} aria-labelledby="request-details">
          <h2 id="request-details">{t(`account.${props.kind}.details`)}</h2>
          {props.facts}
          <SaveButtons kind={KINDS[props.kind]} id={props.id} />
          {props.actions}
        </section>
        <section
          className={`${styles.card} ${styles.wide}`}
          aria-labelledby="request-papers"
          id="papers"
        >
          <h2 id="request-papers">{t('papers.title')}</h2>
          <AccountPapers
            kind={KINDS[props.kind]}
            id={props.id}
            changes={props.changes}
            reload={props.reload}
          />
        </section>
      </div>
    </>
  );
}

interface DetailPageProps extends FailureProps {
  /** The request, once it is loaded. */
  children: ReactNode;
}

/** The page around a request, with its loading and error state. */
export function DetailPage({ children, ...failure }: DetailPageProps) {
  return (
    <div className={`container ${styles.page}`}>
      {children ?? (failure.error ? <Failure {...failure} /> : <Loading />)}
    </div>
  );
}
