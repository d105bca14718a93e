import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { deskPath } from '@contract/notifications';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { NotificationBell } from '../../dashboard/layout/notification-bell';
import { deskQuery } from '../../dashboard/requests/desk-query';
import { useRequestEvents } from '../../dashboard/requests/use-request-events';
import { useNotify } from '../../dashboard/ui/use-notify';
import { LatestNotificationsDocument } from '../../graphql/generated/graphql';
import { refetchAll } from '../../lib/freshness-link';
import { useErrorText } from '../../lib/use-error-text';
import { markAllRead, markRead } from './notification-operations';
import { NOTIFICATIONS_PAGE, NotificationIcon } from './notification-icon';
import { useNotificationEvents } from './use-notification-events';

const latest = queryOf(LatestNotificationsDocument, (data) => data, MAX_AGE.none);
/** Keeps the counts in the sidebar current, on every screen. */
function useDeskEvents(): void {
  const { refetch } = deskQuery.useData({});
  useRequestEvents(refetch);
}

/** The bell with what the signed-in person was told last. */
export function NotificationMenu() {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { data, loading, error, refetch } = latest.useData({});
  useNotificationEvents(refetch);
  useDeskEvents();

  const run = (work: Promise<unknown>) =>
    work
      .catch((failure: unknown) =>
        notify('error', errorText(failure, t('admin.notifications.errors.read'))),
      )
      .then(() => refetchAll(client))
      .catch(() => undefined);

  return (
    <NotificationBell
      onOpen={refetch}
      unread={data?.notificationCounts.unread ?? 0}
      loading={loading && !data}
      error={error}
      allPath={NOTIFICATIONS_PAGE}
      onMarkAll={() => void run(markAllRead(client, undefined))}
      items={data?.notifications.items.map((item) => ({
        ...item,
        icon: <NotificationIcon type={item.type} />,
        to: deskPath(item.entity, item.entityId),
        onRead: () => void run(item.read ? Promise.resolve() : markRead(client, item.id)),
      }))}
    />
  );
}
