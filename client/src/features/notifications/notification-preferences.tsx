import { useApolloClient } from '@apollo/client/react';
import { Button, Checkbox, Drawer, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_AGE } from '../../dashboard/engine/max-age';
import { mutationOf, queryOf } from '../../dashboard/engine/operations';
import { LoadError } from '../../dashboard/ui/load-error';
import { useDrawerProps } from '../../dashboard/ui/use-drawer-props';
import { useNotify } from '../../dashboard/ui/use-notify';
import {
  NotificationPreferencesDocument,
  UpdateNotificationPreferencesDocument,
  type NotificationPreferenceFieldsFragment as Preference,
} from '../../graphql/generated/graphql';
import { refetchAll } from '../../lib/freshness-link';
import { useErrorText } from '../../lib/use-error-text';
import styles from './notification-preferences.module.css';

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
export function NotificationPreferences({ open, onClose }: NotificationPreferencesProps) {
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
