import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { deskPath } from '@contract/notifications';
import { ReferenceText } from '../../components/reference-text';
import { StatusBadge } from '../../components/status-badge';
import { useResource } from '../../dashboard/engine/resource-context';
import type {
  NotificationCategory,
  NotificationFieldsFragment as Notification,
  NotificationType,
} from '../../graphql/generated/graphql';
import styles from './notification-cells.module.css';
import { NotificationIcon } from './notification-icon';
import { markRead } from './notification-operations';

export function TypeText({ type }: { type: NotificationType }) {
  const { t } = useTranslation();
  return (
    <span className={`${styles.type} ${styles[type]}`}>
      <NotificationIcon type={type} /> {t(`admin.notifications.types.${type}`)}
    </span>
  );
}

export function CategoryText({ category }: { category: NotificationCategory }) {
  const { t } = useTranslation();
  return t(`admin.notifications.categories.${category}`);
}

export function ReadBadge({ read }: { read: boolean }) {
  const { t } = useTranslation();
  return (
    <StatusBadge tone={read ? 'off' : 'waiting'}>
      {t(read ? 'admin.notifications.read' : 'admin.notifications.unread')}
    </StatusBadge>
  );
}

/** What happened, with a link to it. Following the link is reading the notification. */
export function NotificationText({ notification }: { notification: Notification }) {
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
