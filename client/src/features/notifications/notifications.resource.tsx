import { BellOutlined, CheckOutlined, MailOutlined } from '@ant-design/icons';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_TYPES } from '@contract/notifications';
import { booleanFilter, choiceFilter } from '../../dashboard/engine/filters';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { defineResource } from '../../dashboard/engine/resource';
import { rowAction } from '../../dashboard/engine/row-action';
import { statsOf } from '../../dashboard/engine/stats';
import { DateText } from '../../dashboard/ui/date-text';
import {
  NotificationCountsDocument,
  NotificationsDocument,
  type NotificationFieldsFragment as Notification,
} from '../../graphql/generated/graphql';
import { CategoryText, NotificationText, ReadBadge, TypeText } from './notification-cells';
import { deleteNotification, markRead } from './notification-operations';
import { NotificationTools } from './notification-tools';
import { useNotificationEvents } from './use-notification-events';

const readIt = rowAction({
  key: 'read',
  label: { key: 'admin.notifications.actions.read' },
  icon: <CheckOutlined aria-hidden="true" />,
  disabledReason: ({ read }: Notification) =>
    read ? { key: 'admin.notifications.alreadyRead' } : undefined,
  change: markRead,
  input: ({ id }: Notification) => id,
  outcome: () => ({ message: { key: 'admin.notifications.toast.read' } }),
  failure: { key: 'admin.notifications.errors.read' },
});

/** What the signed-in person was told. */
export const notificationsResource = defineResource({
  name: 'notifications',
  toastSeconds: 3,
  rowId: ({ id }: Notification) => id,
  rowName: ({ title }: Notification) => title,
  list: queryOf(NotificationsDocument, (data) => data.notifications, MAX_AGE.none),
  stats: statsOf(
    queryOf(NotificationCountsDocument, (data) => data.notificationCounts, {
      maxAge: MAX_AGE.none,
    }),
    [
      { counter: 'total', label: 'admin.notifications.stats.total', icon: <BellOutlined /> },
      { counter: 'unread', label: 'admin.notifications.stats.unread', icon: <MailOutlined /> },
    ],
  ),
  filters: {
    type: choiceFilter(NOTIFICATION_TYPES, {
      label: 'admin.notifications.fields.type',
      optionLabel: (type) => `admin.notifications.types.${type}`,
    }),
    category: choiceFilter(NOTIFICATION_CATEGORIES, {
      label: 'admin.notifications.fields.category',
      optionLabel: (category) => `admin.notifications.categories.${category}`,
    }),
    read: booleanFilter({
      label: 'admin.notifications.fields.read',
      yes: 'admin.notifications.read',
      no: 'admin.notifications.unread',
    }),
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
  columns: [
    {
      key: 'type',
      title: 'admin.notifications.fields.type',
      width: 130,
      cell: ({ type }: Notification) => <TypeText type={type} />,
    },
    {
      key: 'title',
      title: 'admin.notifications.fields.title',
      heading: true,
      cell: (row: Notification) => <NotificationText notification={row} />,
    },
    {
      key: 'category',
      title: 'admin.notifications.fields.category',
      width: 150,
      cell: ({ category }: Notification) => <CategoryText category={category} />,
    },
    {
      key: 'time',
      title: 'admin.notifications.fields.time',
      sortBy: 'createdAt',
      width: 190,
      cell: ({ time }: Notification) => <DateText value={time} time />,
    },
    {
      key: 'read',
      title: 'admin.notifications.fields.read',
      width: 120,
      cell: ({ read }: Notification) => <ReadBadge read={read} />,
    },
  ],
  rowActions: [readIt],
  remove: deleteNotification,
  tools: NotificationTools,
  useChangeEvents: useNotificationEvents,
});
