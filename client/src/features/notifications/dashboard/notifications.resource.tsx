import { BellOutlined, CheckOutlined, MailOutlined } from '@ant-design/icons';
import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { deskPath, NOTIFICATION_CATEGORIES, NOTIFICATION_TYPES } from '@contract/notifications';
import { booleanFilter, choiceFilter } from '../../../dashboard/engine/list/filters';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { defineResource } from '../../../dashboard/engine/resource';
import { rowAction } from '../../../dashboard/engine/row-action';
import { statsOf } from '../../../dashboard/engine/list/stats';
import { DateText } from '../../../dashboard/ui/date-text';
import {
  type NotificationFieldsFragment as Notification,
  type NotificationCategory,
  NotificationCountsDocument,
  NotificationsDocument,
  type NotificationType,
} from '../../../graphql/generated/graphql';
import {
  eraseNotification,
  markRead,
  NotificationIcon,
  useNotificationEvents,
} from './notifications';
import { NotificationTools } from './notification-tools';
import { ReferenceText } from '../../../components/reference-text';
import { StatusBadge } from '../../../components/status-badge';
import { useResource } from '../../../dashboard/engine/resource-context';
import styles from './notifications.module.css';

function TypeText({ type }: { type: NotificationType }) {
  const { t } = useTranslation();
  return (
    <span className={`${styles.type} ${styles[type]}`}>
      <NotificationIcon type={type} /> {t(`admin.notifications.types.${type}`)}
    </span>
  );
}

function CategoryText({ category }: { category: NotificationCategory }) {
  const { t } = useTranslation();
  return t(`admin.notifications.categories.${category}`);
}

function ReadBadge({ read }: { read: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={read ? 'off' : 'waiting'}>
      {t(read ? 'admin.notifications.read' : 'admin.notifications.unread')}
    </StatusBadge>
  );
}

/** What happened, with a link to it. Following the link is reading the notification. */
function NotificationText({ notification }: { notification: Notification }) {
  const client = useApolloClient();
  const { refresh } = useResource();
  const { id, title, message, read, entity, entityId } = notification;
  const follow = () => {
    if (read) return;
    markRead(client, id)
      .then(refresh)
      .catch(() => undefined);
  };
  return (
    <div className={styles.words}>
      <Link
        to={deskPath(entity, entityId)}
        className={read ? undefined : styles.unread}
        onClick={follow}
      >
        {title}
      </Link>
      <span className={styles.message}>
        <ReferenceText text={message} />
      </span>
    </div>
  );
}

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
  remove: eraseNotification,
  tools: NotificationTools,
  useChangeEvents: useNotificationEvents,
});
