import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { Bdi, Ltr } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { Skeleton } from '../components/skeleton';
import { formatDate } from '../lib/format';
import { useLocale } from '../lib/i18n';
import { readError } from '../lib/read-error';
import { pageAddress, Pager } from './pager';
import styles from './requests-section.module.css';

export interface RequestItemProps {
  to: string;
  title: string;
  status: ReactNode;
  reference: string;
  createdAt: string;
  updatedAt: string;
}

/** One request in the list: its title, status, reference and dates. */
export function RequestItem(props: RequestItemProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { to, title, status, reference, createdAt, updatedAt } = props;
  return (
    <li className={styles.row}>
      <p className={styles.name}>
        <Link to={to}>
          <Bdi>{title}</Bdi>
        </Link>
      </p>
      {status}
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

interface NoRequestsProps {
  title: string;
  text: string;
  /** Links to what can be sent. */
  children: ReactNode;
}

/** Shown when nothing was sent yet. */
export function NoRequests({ title, text, children }: NoRequestsProps) {
  return (
    <div className={styles.empty}>
      <EmptyState title={title} action={<div className={styles.actions}>{children}</div>}>
        {text}
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

/** The page of the list that the address names. */
export function useListPage() {
  const [parameters] = useSearchParams();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  return { page, limit: LIMITS.list.defaultLimit };
}

interface RequestListProps<Row> {
  /** Undefined while the page loads, or when it failed. */
  list: { items: readonly Row[]; total: number } | undefined;
  error: unknown;
  onRetry: () => void;
  empty: ReactNode;
  lead: string;
  /** Where a new one is sent from. */
  create: { to: string; label: string };
  children: (row: Row) => ReactNode;
}

/** A page of what the user has sent, with its loading, error and empty state. */
export function RequestList<Row>(props: RequestListProps<Row>) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const { page, limit } = useListPage();
  const { list, error, onRetry, lead, create } = props;
  if (!list) {
    if (!error) return <RowsLoading />;
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
  if (list.total === 0) return props.empty;
  const pages = Math.ceil(list.total / limit);
  if (page > pages) return <Navigate to={pageAddress(parameters, pages)} replace />;
  return (
    <div className={styles.section}>
      <div className={styles.head}>
        <p>{lead}</p>
        <ButtonLink to={create.to} size="small" icon={<Icon name="plus" size={18} />}>
          {create.label}
        </ButtonLink>
      </div>
      <ul className={styles.rows}>{list.items.map(props.children)}</ul>
      <Pager page={page} pages={pages} />
    </div>
  );
}
