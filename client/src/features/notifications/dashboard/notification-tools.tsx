import { CheckOutlined, DeleteOutlined, MoreOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Checkbox, Drawer, Dropdown, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useApolloClient } from '@apollo/client/react';
import { MAX_AGE, mutationOf, queryOf } from '../../../dashboard/engine/operations';
import { useResource } from '../../../dashboard/engine/resource-context';
import { useTaskRunner } from '../../../dashboard/engine/page/use-resource-handle';
import { useConfirm } from '../../../dashboard/ui/use-confirm';
import { useDrawerProps, useIsPhone } from '../../../dashboard/ui/screen-width';
import {
  NotificationCountsDocument,
  NotificationPreferencesDocument,
  type NotificationPreferenceFieldsFragment as Preference,
  UpdateNotificationPreferencesDocument,
} from '../../../graphql/generated/graphql';
import { deleteRead, markAllRead } from './notifications';
import styles from './notification-tools.module.css';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { refetchAll } from '../../../lib/api/freshness-link';
import { useErrorText } from '../../../lib/api/use-error-text';

const stored = queryOf(
  NotificationPreferencesDocument,
  (data) => data.notificationPreferences,
  MAX_AGE.none,
);
const update = mutationOf(
  UpdateNotificationPreferencesDocument,
  (preferences: readonly Preference[]) => ({
    input: {
      preferences: preferences.map(({ category, inApp, byMail }) => ({ category, inApp, byMail })),
    },
  }),
  (data) => data.updateNotificationPreferences,
);

interface ChoicesProps {
  preferences: readonly Preference[];
  onChange(changed: Preference): void;
}

function Choices({ preferences, onChange }: ChoicesProps) {
  const { t } = useTranslation();
  const box = (preference: Preference, channel: 'inApp' | 'byMail', disabled = false) => {
    const label = t('common.labelled', {
      label: t(`admin.notifications.preferences.${channel}`),
      value: t(`admin.notifications.categories.${preference.category}`),
    });
    const checked = preference[channel];
    return (
      <Checkbox
        aria-label={label}
        checked={checked}
        disabled={disabled}
        onChange={() => onChange({ ...preference, [channel]: !checked })}
      />
    );
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('admin.notifications.fields.category')}</th>
          <th scope="col">{t('admin.notifications.preferences.inApp')}</th>
          <th scope="col">{t('admin.notifications.preferences.byMail')}</th>
        </tr>
      </thead>
      <tbody>
        {preferences.map((preference) => (
          <tr key={preference.category}>
            <th scope="row">
              {t(`admin.notifications.categories.${preference.category}`)}
              <small>{t(`admin.notifications.about.${preference.category}`)}</small>
            </th>
            <td>{box(preference, 'inApp')}</td>
            <td>{box(preference, 'byMail', !preference.canMail)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PreferencesForm({ onDone }: { onDone(): void }) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const { data, loading, error, refetch } = stored.useData({});
  const [changes, setChanges] = useState<Record<string, Preference>>({});
  const [busy, setBusy] = useState(false);
  const preferences = data?.map((each) => changes[each.category] ?? each);

  const save = async () => {
    setBusy(true);
    try {
      await update(client, Object.values(changes));
      await refetchAll(client).catch(() => undefined);
      notify('success', t('admin.notifications.preferences.saved'));
      onDone();
    } catch (failure) {
      notify('error', errorText(failure, t('admin.notifications.preferences.failed')));
    } finally {
      setBusy(false);
    }
  };

  if (!preferences)
    return loading ? <Skeleton active /> : <LoadError error={error} onRetry={refetch} />;
  return (
    <div className={styles.form}>
      <p>{t('admin.notifications.preferences.text')}</p>
      {preferences.every(({ canMail }) => !canMail) && (
        <p role="note">{t('admin.notifications.preferences.mailsOff')}</p>
      )}
      <Choices
        preferences={preferences}
        onChange={(changed) => setChanges({ ...changes, [changed.category]: changed })}
      />
      <Button
        type="primary"
        loading={busy}
        disabled={Object.keys(changes).length === 0}
        onClick={() => void save()}
      >
        {t('admin.notifications.preferences.save')}
      </Button>
    </div>
  );
}

interface NotificationPreferencesProps {
  open: boolean;
  onClose(): void;
}

/** What the signed-in person wants to be told of, in the product and by mail. */
function NotificationPreferences({ open, onClose }: NotificationPreferencesProps) {
  const { t } = useTranslation();
  return (
    <Drawer
      {...useDrawerProps(560)}
      open={open}
      onClose={onClose}
      title={t('admin.notifications.preferences.title')}
      destroyOnHidden
    >
      <PreferencesForm onDone={onClose} />
    </Drawer>
  );
}

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
