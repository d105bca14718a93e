import { useMutation, useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { LIMITS } from '@contract/limits';
import { accountPath, deskPath } from '@contract/notifications';
import { Button } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Icon } from '../components/icon';
import { ReferenceText } from '../components/reference-text';
import { Skeleton } from '../components/skeleton';
import { useToast } from '../components/toast';
import {
  EraseNotificationDocument,
  EraseReadNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationCountsDocument,
  NotificationReceivedDocument,
  NotificationsDocument,
  type NotificationCountsQuery,
  type NotificationFieldsFragment as Notification,
} from '../graphql/generated/graphql';
import { useAuth } from '../lib/auth';
import { formatDateTime } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { readError } from '../lib/api/read-error';
import { useErrorText } from '../lib/api/use-error-text';
import styles from './notifications-section.module.css';
import { pageAddress, Pager } from './pager';
import { useLiveList } from './use-live-requests';

const LIMIT = LIMITS.list.defaultLimit;
const CHANGES = [NotificationReceivedDocument];

/** Runs a change, shows why if it failed, and loads the list again. */
function useChange(reload: () => unknown) {
  const { t } = useTranslation();
  const toast = useToast();
  const errorText = useErrorText();
  return (change: Promise<unknown>) =>
    void change
      .catch((error: unknown) => toast.error(errorText(error, t('account.notifications.failed'))))
      .then(reload);
}

function Row({ item, reload }: { item: Notification; reload: () => unknown }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const run = useChange(reload);
  const isClient = useAuth().user?.role === 'client';
  const [markRead] = useMutation(MarkNotificationReadDocument);
  const [remove] = useMutation(EraseNotificationDocument);
  const variables = { id: item.id };
  const to = (isClient ? accountPath : deskPath)(item.entity, item.entityId);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Link
          to={to}
          className={item.read ? undefined : styles.unread}
          onClick={() => !item.read && run(markRead({ variables }))}
        >
          {!item.read && (
            <span className="visually-hidden">{t('account.notifications.unread')} </span>
          )}
          {item.title}
        </Link>
        <p>
          <ReferenceText text={item.message} />
        </p>
        <time dateTime={item.time}>{formatDateTime(item.time, locale)}</time>
      </div>
      <button
        type="button"
        className={styles.remove}
        aria-label={t('account.notifications.remove', { title: item.title })}
        onClick={() => run(remove({ variables }))}
      >
        <Icon name="close" size={18} />
      </button>
    </li>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <>
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div aria-busy="true">
        <Skeleton lines={6} width="min(480px, 90%)" />
      </div>
    </>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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

interface ToolsProps {
  canMark: boolean;
  canRemove: boolean;
  reload: () => unknown;
}

/** Both if the counts could not be loaded. */
function possible({ data, error }: { data?: NotificationCountsQuery; error?: unknown }) {
  if (!data) return { canMark: Boolean(error), canRemove: Boolean(error) };
  const { total, unread } = data.notificationCounts;
  return { canMark: unread > 0, canRemove: total > unread };
}

/** Buttons for all notifications at once, as far as there is something to do. */
function Tools({ canMark, canRemove, reload }: ToolsProps) {
  const { t } = useTranslation();
  const run = useChange(reload);
  const [markAll] = useMutation(MarkAllNotificationsReadDocument);
  const [removeRead] = useMutation(EraseReadNotificationsDocument);
  return (
    <div className={styles.tools}>
      {canMark && (
        <Button size="small" variant="outline" onClick={() => run(markAll())}>
          {t('account.notifications.markAll')}
        </Button>
      )}
      {canRemove && (
        <Button size="small" variant="ghost" onClick={() => run(removeRead())}>
          {t('account.notifications.removeRead')}
        </Button>
      )}
    </div>
  );
}

/** Everything that the person was told about what they sent. */
export function NotificationsSection() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const { data, previousData, error, refetch } = useQuery(NotificationsDocument, {
    variables: { page, limit: LIMIT },
    fetchPolicy: 'cache-and-network',
  });
  const counts = useQuery(NotificationCountsDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => void Promise.all([refetch(), counts.refetch()]).catch(() => undefined);
  useLiveList(CHANGES, reload);
  const list = (data ?? previousData)?.notifications;
  if (!list) return error ? <Failure error={error} onRetry={reload} /> : <Loading />;
  if (list.total === 0)
    return (
      <EmptyState title={t('account.notifications.none')}>
        {t('account.notifications.noneText')}
      </EmptyState>
    );
  const pages = Math.ceil(list.total / LIMIT);
  if (page > pages) return <Navigate to={pageAddress(parameters, pages)} replace />;
  return (
    <div className={styles.section}>
      <Tools {...possible(counts)} reload={reload} />
      <ul className={styles.rows}>
        {list.items.map((item) => (
          <Row key={item.id} item={item} reload={reload} />
        ))}
      </ul>
      <Pager page={page} pages={pages} />
    </div>
  );
}
