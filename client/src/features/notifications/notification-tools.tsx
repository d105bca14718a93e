import { CheckOutlined, DeleteOutlined, MoreOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { useResource } from '../../dashboard/engine/resource-context';
import { useTaskRunner } from '../../dashboard/engine/use-action-runner';
import { useConfirm } from '../../dashboard/ui/use-confirm';
import { useIsPhone } from '../../dashboard/ui/use-media-query';
import { NotificationCountsDocument } from '../../graphql/generated/graphql';
import { deleteRead, markAllRead } from './notification-operations';
import { NotificationPreferences } from './notification-preferences';
import styles from './notification-tools.module.css';

const TOAST_SECONDS = 3;
const counts = queryOf(NotificationCountsDocument, (data) => data.notificationCounts, MAX_AGE.none);

/** What is done to all notifications at once. */
function useTasks() {
  const { refresh } = useResource();
  const run = useTaskRunner(refresh, TOAST_SECONDS);
  const confirm = useConfirm();

  const markAll = () =>
    run(
      async (client) => ({
        message: {
          key: 'admin.notifications.toast.allRead',
          values: { count: await markAllRead(client, undefined) },
        },
      }),
      { key: 'admin.notifications.errors.read' },
    );
  const removeRead = () =>
    confirm(
      {
        type: 'error',
        title: { key: 'admin.notifications.confirm.removeReadTitle' },
        text: { key: 'admin.notifications.confirm.removeRead' },
        okText: { key: 'admin.notifications.actions.removeRead' },
      },
      () =>
        run(
          async (client) => ({
            message: {
              key: 'admin.notifications.toast.readRemoved',
              values: { count: await deleteRead(client, undefined) },
            },
          }),
          { key: 'admin.notifications.errors.remove' },
        ),
    );
  return { markAll, removeRead };
}

interface Tool {
  key: string;
  label: string;
  icon: ReactNode;
  disabled?: boolean;
  onClick(): void;
}

/** Tools that have no room beside the others. */
function ToolMenu({ tools }: { tools: Tool[] }) {
  const { t } = useTranslation();
  return (
    <Dropdown trigger={['click']} autoFocus menu={{ items: tools.map((tool) => ({ ...tool })) }}>
      <Button
        icon={<MoreOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        aria-label={t('dashboard.actions.more')}
      />
    </Dropdown>
  );
}

/** What can be done with all notifications at once, and what the person wants to be told of. */
export function NotificationTools() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const { markAll, removeRead } = useTasks();
  const [choosing, setChoosing] = useState(false);
  const { data: { total, unread } = { total: 0, unread: 0 } } = counts.useData({});
  const others: Tool[] = [
    {
      key: 'removeRead',
      label: t('admin.notifications.actions.removeRead'),
      icon: <DeleteOutlined aria-hidden="true" />,
      disabled: total <= unread,
      onClick: removeRead,
    },
    {
      key: 'preferences',
      label: t('admin.notifications.actions.preferences'),
      icon: <SettingOutlined aria-hidden="true" />,
      onClick: () => setChoosing(true),
    },
  ];

  return (
    <div className={styles.tools}>
      <Button
        icon={<CheckOutlined aria-hidden="true" />}
        disabled={unread === 0}
        onClick={() => void markAll()}
      >
        {t('admin.notifications.actions.readAll')}
      </Button>
      {isPhone ? (
        <ToolMenu tools={others} />
      ) : (
        others.map(({ key, label, ...tool }) => (
          <Button key={key} {...tool}>
            {label}
          </Button>
        ))
      )}
      <NotificationPreferences open={choosing} onClose={() => setChoosing(false)} />
    </div>
  );
}
