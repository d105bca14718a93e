import { useApolloClient } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { BellOutlined } from '@ant-design/icons';
import { Button, Popover, Skeleton } from 'antd';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { deskPath } from '@contract/notifications';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { deskQuery, useRequestEvents } from '../../../dashboard/desk/queues';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { LatestNotificationsDocument } from '../../../graphql/generated/graphql';
import { refetchAll } from '../../../lib/api/freshness-link';
import { useErrorText } from '../../../lib/api/use-error-text';
import {
  markAllRead,
  markRead,
  NotificationIcon,
  NOTIFICATIONS_PAGE,
  useNotificationEvents,
} from './notifications';
import { ReferenceText } from '../../../components/reference-text';
import { DateText } from '../../../dashboard/ui/date-text';
import { LoadError } from '../../../dashboard/ui/load-error';
import styles from './notification-menu.module.css';

const MAX_COUNT = 99;

/** Something that the signed-in person was told. */
interface BellItem {
  id: string;
  icon: ReactNode;
  title: string;
  message: string;
  time: string;
  read: boolean;
  to: string;
  /** Called when the person follows its link. */
  onRead(): void;
}

interface NotificationBellProps {
  /** Undefined until they are loaded. */
  items: readonly BellItem[] | undefined;
  unread: number;
  loading: boolean;
  error: unknown;
  /** The page with all of them. */
  allPath: string;
  onOpen(): void;
  onMarkAll(): void;
}

function Item({ item, onNavigate }: { item: BellItem; onNavigate(): void }) {
  const { t } = useTranslation();
  const follow = () => {
    item.onRead();
    onNavigate();
  };
  return (
    <li>
      <Link
        to={item.to}
        className={item.read ? styles.notice : `${styles.notice} ${styles.unread}`}
        onClick={follow}
      >
        <span className={styles.icon}>{item.icon}</span>
        <span className={styles.words}>
          <span className={styles.title}>
            {!item.read && <span className="visually-hidden">{t('dashboard.bell.unread')} </span>}
            {item.title}
          </span>
          <span className={styles.text}>
            <ReferenceText text={item.message} />
          </span>
          <span className={styles.date}>
            <DateText value={item.time} time />
          </span>
        </span>
      </Link>
    </li>
  );
}

function Items({
  items,
  loading,
  error,
  onOpen,
  onNavigate,
}: NotificationBellProps & { onNavigate(): void }) {
  const { t } = useTranslation();
  if (loading) return <Skeleton active title={false} paragraph={{ rows: 5 }} />;
  if (!items) return error ? <LoadError error={error} onRetry={onOpen} /> : null;
  if (items.length === 0) return <p className={styles.empty}>{t('dashboard.bell.none')}</p>;
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <Item key={item.id} item={item} onNavigate={onNavigate} />
      ))}
    </ul>
  );
}

function Panel(props: NotificationBellProps & { onNavigate(): void }) {
  const { t } = useTranslation();
  const { unread, allPath, onMarkAll, onNavigate } = props;
  return (
    <div className={styles.panel} role="region" aria-label={t('dashboard.bell.label')}>
      <div className={styles.head}>
        <h2>{t('dashboard.bell.label')}</h2>
        {unread > 0 && (
          <Button type="link" size="small" onClick={onMarkAll}>
            {t('dashboard.bell.markAll')}
          </Button>
        )}
      </div>
      <div className={styles.items}>
        <Items {...props} />
      </div>
      <Link to={allPath} className={styles.all} onClick={onNavigate}>
        {t('dashboard.bell.all')}
      </Link>
    </div>
  );
}

/** The button of the bell, with the number of what is not read. */
function BellIcon({ unread }: { unread: number }) {
  return (
    <span className={styles.bell}>
      <BellOutlined />
      {unread > 0 && (
        <span className={styles.count}>{unread > MAX_COUNT ? `${MAX_COUNT}+` : unread}</span>
      )}
    </span>
  );
}

/** The bell and its panel, which stands after the button so that Tab leads into it. Escape closes it. */
function NotificationBell(props: NotificationBellProps) {
  const { unread, onOpen } = props;
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const host = useRef<HTMLSpanElement>(null);
  const close = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <span ref={host} onKeyDown={close}>
      <Popover
        trigger="click"
        placement="bottom"
        open={open}
        getPopupContainer={(trigger) => host.current ?? trigger}
        onOpenChange={(visible) => {
          setOpen(visible);
          if (visible) onOpen();
        }}
        content={<Panel {...props} onNavigate={() => setOpen(false)} />}
      >
        <Button
          ref={button}
          type="text"
          aria-expanded={open}
          aria-label={t('dashboard.bell.count', { count: unread })}
          icon={<BellIcon unread={unread} />}
        />
      </Popover>
    </span>
  );
}

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
