import { byId, mutationOf } from '../../dashboard/engine/operations';
import {
  DeleteNotificationDocument,
  DeleteReadNotificationsDocument,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
} from '../../graphql/generated/graphql';

const nothing = () => ({});

export const markRead = mutationOf(
  MarkNotificationReadDocument,
  byId,
  (data) => data.markNotificationRead,
);
export const markAllRead = mutationOf(
  MarkAllNotificationsReadDocument,
  nothing,
  (data) => data.markAllNotificationsRead,
);

export const deleteNotification = mutationOf(
  DeleteNotificationDocument,
  byId,
  (data) => data.deleteNotification,
);
/** Answers how many there were. */
export const deleteRead = mutationOf(
  DeleteReadNotificationsDocument,
  nothing,
  (data) => data.deleteReadNotifications,
);
