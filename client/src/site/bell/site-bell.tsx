import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountPath, deskPath } from '@contract/notifications';
import { LineArt } from '../../components/line-art';
import { ReferenceText } from '../../components/reference-text';
import {
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  type NotificationFieldsFragment as Notification,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api';
import type { AuthUser } from '../../lib/auth';
import { formatDateTime } from '../../lib/format';
import { useLocale } from '../../lib/i18n';
import menus from '../layout/menus.module.css';
import { useDisclosure } from '../layout/use-disclosure';
import styles from './site-bell.module.css';
import { useLatestNotifications } from './use-latest-notifications';

const BELL = 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15l1.5-2ZM10 21h4';
const SHOWN = 5;
const MAX_COUNT = 99;

interface ItemProps {
  item: Notification;
  to: string;
  onRead(): void;
}

function Item({ item, to, onRead }: ItemProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <li>
      <Link to={to} className={styles.item} onClick={item.read ? undefined : onRead}>
        <span className={item.read ? undefined : styles.unread}>
          {!item.read && (
            <span className="visually-hidden">{t('account.notifications.unread')} </span>
          )}
          {item.title}
        </span>
        <span>
          <ReferenceText text={item.message} />
        </span>
        <time dateTime={item.time}>{formatDateTime(item.time, locale)}</time>
      </Link>
    </li>
  );
}

function BellButton({ unread, ...button }: { unread: number } & object) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('account.notifications.count', { count: unread })}
      {...button}
    >
      <LineArt path={BELL} grid={24} size={24} />
      {unread > 0 && (
        <span className={styles.count}>{unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}</span>
      )}
    </button>
  );
}

/** The bell of the public pages. Clients' links lead to their account, those of the office to the dashboard. */
export function SiteBell({ user }: { user: AuthUser }) {
  const { t } = useTranslation();
  const { request } = useApi();
  const { containerProps, buttonProps, panelProps } = useDisclosure();
  const { data, failed, load } = useLatestNotifications();
  const isClient = user.role === 'client';
  const addressOf = isClient ? accountPath : deskPath;
  const items = data?.notifications.items.slice(0, SHOWN);
  const unread = data?.notificationCounts.unread ?? 0;
  const after = (call: Promise<unknown>) => void call.then(load, load);
  const markRead = (id: string) =>
    after(request(MarkNotificationReadDocument, { id }, { inline: true, keepalive: true }));

  return (
    <div className={menus.menu} {...containerProps}>
      <BellButton unread={unread} {...buttonProps} />
      <div className={`${menus.panel} ${menus.panelEnd} ${styles.panel}`} {...panelProps}>
        <div className={styles.head}>
          <p>{t('account.notifications.latest')}</p>
          {unread > 0 && (
            <button
              type="button"
              className={styles.mark}
              onClick={() => after(request(MarkAllNotificationsReadDocument, {}))}
            >
              {t('account.notifications.markAll')}
            </button>
          )}
        </div>
        {!items && <p role="status">{t(failed ? 'account.loadFailed' : 'common.loading')}</p>}
        {items?.length === 0 && <p>{t('account.notifications.none')}</p>}
        <ul>
          {items?.map((item) => (
            <Item
              key={item.id}
              item={item}
              to={addressOf(item.entity, item.entityId)}
              onRead={() => markRead(item.id)}
            />
          ))}
        </ul>
        <Link to={isClient ? '/account/notifications' : '/dashboard/notifications'}>
          {t('account.notifications.all')}
        </Link>
      </div>
    </div>
  );
}
