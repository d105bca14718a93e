import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { accountPath, deskPath } from '@contract/notifications';
import { LineArt } from '../../components/line-art';
import { ReferenceText } from '../../components/reference-text';
import {
  LatestNotificationsDocument,
  type LatestNotificationsQuery,
  MarkAllNotificationsReadDocument,
  MarkNotificationReadDocument,
  type NotificationFieldsFragment as Notification,
  NotificationReceivedDocument,
} from '../../graphql/generated/graphql';
import { useApi } from '../../lib/api/api';
import type { AuthUser } from '../../lib/auth';
import { formatDateTime } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { createSocket } from '../../lib/live/socket';
import { hashOf } from '../../lib/api/transport';
import { useDisclosure } from '../layout/use-disclosure';
import menus from '../layout/menus.module.css';
import styles from './site-bell.module.css';

/** Several events within this time cause one call. */
const DEBOUNCE_MS = 400;
/** Keeps the bell current when the WebSocket does not work. */
const POLL_MS = 60_000;

/** Follows the events of the signed-in person over a WebSocket of its own, because the page has no Apollo. */
function follow(onEvent: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    timer = setTimeout(onEvent, DEBOUNCE_MS);
  };
  const socket = createSocket({ connected: onChange, closed: () => undefined });
  const sha256Hash = hashOf(NotificationReceivedDocument);
  const stop = socket.subscribe(
    { query: '', extensions: { persistedQuery: { version: 1, sha256Hash } } },
    { next: onChange, error: () => undefined, complete: () => undefined },
  );
  return () => {
    clearTimeout(timer);
    stop();
    void socket.dispose();
  };
}

/** The newest notifications of the signed-in person: live, and loaded again every minute in case events are lost. */
function useLatestNotifications() {
  const { request } = useApi();
  const [data, setData] = useState<LatestNotificationsQuery>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(
    () =>
      request(LatestNotificationsDocument, {}, { inline: true }).then(
        (answer) => {
          setData(answer);
          setFailed(false);
        },
        () => setFailed(true),
      ),
    [request],
  );
  const reload = useEffectEvent(() => void load());

  useEffect(() => {
    reload();
    const unfollow = follow(() => reload());
    const poll = setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, POLL_MS);
    return () => {
      unfollow();
      clearInterval(poll);
    };
  }, []);

  return { data, failed, load };
}

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
