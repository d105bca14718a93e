import { CheckCircleOutlined, InfoCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { byId, mutationOf } from '../../../dashboard/engine/operations';
import {
  EraseNotificationDocument,
  EraseReadNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  NotificationReceivedDocument,
  type NotificationType,
} from '../../../graphql/generated/graphql';
import { useChangeSubscription } from '../../../dashboard/engine/use-change-subscription';

/** Calls `onChange` when the signed-in person got, read or deleted a notification. */
export function useNotificationEvents(onChange: () => void): void {
  useChangeSubscription(NotificationReceivedDocument, onChange);
}

export const NOTIFICATIONS_PAGE = '/dashboard/notifications';

const ICONS: Record<NotificationType, typeof InfoCircleOutlined> = {
  success: CheckCircleOutlined,
  warning: WarningOutlined,
  info: InfoCircleOutlined,
};

export function NotificationIcon({ type }: { type: NotificationType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}

const nothing = () => ({});

export const markRead = mutationOf(
  MarkNotificationReadDocument,
  byId,
  (data) => data.markNotificationRead,
);
export const markAllRead = mutationOf(
  MarkAllNotificationsReadDocument,
  nothing,
  (data) => data.markAllNotificationsRead.count,
);

export const eraseNotification = mutationOf(
  EraseNotificationDocument,
  byId,
  (data) => data.eraseNotification,
);
/** Answers how many there were. */
export const deleteRead = mutationOf(
  EraseReadNotificationsDocument,
  nothing,
  (data) => data.eraseReadNotifications.count,
);
