import { useApolloClient } from '@apollo/client/react';
import { Alert, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mutationOf } from '../../../dashboard/engine/operations';
import { Panel } from '../../../dashboard/ui/page-parts';
import { useMay } from '../../../dashboard/ui/use-may';
import { useNotify } from '../../../dashboard/ui/use-notify';
import { UpdateSettingsDocument } from '../../../graphql/generated/graphql';
import { refetchAll } from '../../../lib/api/freshness-link';
import { useErrorText } from '../../../lib/api/use-error-text';
import { useIntegrations } from '../../settings/dashboard/integrations';
import styles from './receivers.module.css';

const switchWebhooks = mutationOf(
  UpdateSettingsDocument,
  (webhooks: boolean) => ({ input: { integrations: { webhooks } } }),
  (data) => data.updateSettings.integrations.webhooks,
);

/** Switches all webhooks on or off, and says what has to be asked before. */
export function WebhookSwitch() {
  const { t } = useTranslation();
  const id = useId();
  const client = useApolloClient();
  const notify = useNotify();
  const errorText = useErrorText();
  const may = useMay();
  const saved = useIntegrations();
  const [busy, setBusy] = useState(false);
  const set = async (on: boolean) => {
    setBusy(true);
    try {
      await switchWebhooks(client, on);
      await refetchAll(client).catch(() => undefined);
      notify('success', t(on ? 'webhooks.switchedOn' : 'webhooks.switchedOff'));
    } catch (error) {
      notify('error', errorText(error, t('webhooks.failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel title={t('webhooks.switch')}>
      <Alert type="warning" showIcon title={t('webhooks.abroad')} />
      <div className={styles.switch}>
        <Switch
          id={id}
          checked={saved?.webhooks === true}
          loading={busy || !saved}
          disabled={!may('settings.manage')}
          onChange={(on) => void set(on)}
        />
        <label htmlFor={id}>{t('webhooks.switchLabel')}</label>
      </div>
      {saved?.webhooks === false && <p className={styles.hint}>{t('webhooks.offHint')}</p>}
    </Panel>
  );
}
