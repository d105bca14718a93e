import { BellOutlined, InboxOutlined, MailOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QueueCount } from '../requests/queue-count';
import { DateText } from '../ui/date-text';
import styles from './notification-bell.module.css';

const MAX_COUNT = 99;

/** One thing that the administrator has not seen. */
export interface Notice {
  key: string;
  kind: 'request' | 'mail';
  title: ReactNode;
  text?: ReactNode;
  at: string;
  to: string;
}

/** Notices of one kind, with their number and a link to the list. */
export interface NoticeGroup {
  key: string;
  title: string;
  total: number;
  notices: readonly Notice[];
  to: string;
}

const ICONS = { request: <InboxOutlined />, mail: <MailOutlined /> };

function Group({ group, onNavigate }: { group: NoticeGroup; onNavigate(): void }) {
  const { t } = useTranslation();
  return (
    <section className={styles.group}>
      <div className={styles.head}>
        <h2>
          {group.title} <QueueCount value={group.total} className={styles.groupCount} />
        </h2>
        <Link to={group.to} onClick={onNavigate}>
          {t('dashboard.bell.list')}
        </Link>
      </div>
      <ul className={styles.list}>
        {group.notices.map((notice) => (
          <li key={notice.key}>
            <Link to={notice.to} className={styles.notice} onClick={onNavigate}>
              <span className={styles.icon} aria-hidden="true">
                {ICONS[notice.kind]}
              </span>
              <span className={styles.words}>
                <span className={styles.title}>{notice.title}</span>
                {notice.text && <span className={styles.text}>{notice.text}</span>}
                <span className={styles.date}>
                  <DateText value={notice.at} time />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface NotificationBellProps {
  groups: readonly NoticeGroup[];
  onOpen(): void;
}

/** A bell with the number of notices. Its menu links to each of them. */
export function NotificationBell({ groups, onOpen }: NotificationBellProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const pendingGroups = groups.filter(({ total }) => total > 0);
  const count = pendingGroups.reduce((sum, { total }) => sum + total, 0);
  return (
    <Popover
      trigger="click"
      placement="bottom"
      open={open}
      onOpenChange={(visible) => {
        setOpen(visible);
        if (visible) onOpen();
      }}
      content={
        <div className={styles.panel} role="region" aria-label={t('dashboard.bell.label')}>
          {pendingGroups.map((group) => (
            <Group key={group.key} group={group} onNavigate={() => setOpen(false)} />
          ))}
          {pendingGroups.length === 0 && <p className={styles.empty}>{t('dashboard.bell.none')}</p>}
        </div>
      }
    >
      <Button
        type="text"
        aria-label={t('dashboard.bell.count', { count })}
        icon={
          <span className={styles.bell}>
            <BellOutlined />
            {count > 0 && (
              <span className={styles.count}>{count > MAX_COUNT ? `${MAX_COUNT}+` : count}</span>
            )}
          </span>
        }
      />
    </Popover>
  );
}
