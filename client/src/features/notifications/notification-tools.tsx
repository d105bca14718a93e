import { CheckOutlined, DeleteOutlined, SettingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { queryOf } from '../../dashboard/engine/operations';
import { useResource } from '../../dashboard/engine/resource-context';
import { useTaskRunner } from '../../dashboard/engine/use-action-runner';
import { useConfirm } from '../../dashboard/ui/use-confirm';
import { NotificationCountsDocument } from '../../graphql/generated/graphql';
import { deleteRead, markAllRead } from './notification-operations';
import { NotificationPreferences } from './notification-preferences';
import styles from './notification-tools.module.css';

const TOAST_SECONDS = 3;
const counts = queryOf(NotificationCountsDocument, (data) => data.notificationCounts, MAX_AGE.none);

/** What can be done with all notifications at once, and what the person wants to be told of. */
export function NotificationTools() {
  const { t } = useTranslation();
  const { refresh } = useResource();
  const run = useTaskRunner(refresh, TOAST_SECONDS);
  const confirm = useConfirm();
  const [choosing, setChoosing] = useState(false);
  const { data: { total, unread } = { total: 0, unread: 0 } } = counts.useData({});

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

  return (
    <div className={styles.tools}>
      <Button
        icon={<CheckOutlined aria-hidden="true" />}
        disabled={unread === 0}
        onClick={() => void markAll()}
      >
        {t('admin.notifications.actions.readAll')}
      </Button>
      <Button
        icon={<DeleteOutlined aria-hidden="true" />}
        disabled={total <= unread}
        onClick={removeRead}
      >
        {t('admin.notifications.actions.removeRead')}
      </Button>
      <Button icon={<SettingOutlined aria-hidden="true" />} onClick={() => setChoosing(true)}>
        {t('admin.notifications.actions.preferences')}
      </Button>
      <NotificationPreferences open={choosing} onClose={() => setChoosing(false)} />
    </div>
  );
}
