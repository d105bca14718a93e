import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../dashboard/ui/message';
import { OneTimeSecret } from '../../../dashboard/ui/one-time-secret';
import type { WebhookRowFragment as Webhook } from '../../../graphql/generated/graphql';
import type { WebhookWithSecret } from './webhook-form';
import styles from './receivers.module.css';

/** The secret, which is shown this once. */
export function NewSecret({ made, onClose }: { made: WebhookWithSecret; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <OneTimeSecret
      title={messageText(t, { key: 'webhooks.secretOf', values: { name: made.webhook.name } })}
      warning={t('webhooks.copyNow')}
      secret={made.secret}
      done={t('webhooks.copied')}
      onClose={onClose}
    >
      {t('webhooks.secretUse')}
    </OneTimeSecret>
  );
}

interface RenewalProps {
  webhook: Webhook;
  onClose(): void;
  onRenew(endsOldNow: boolean): Promise<void>;
}

/** Asks whether the old secret stays valid beside the new one. */
export function Renewal({ webhook, onClose, onRenew }: RenewalProps) {
  const { t } = useTranslation();
  const [endsOldNow, setEndsOldNow] = useState(false);
  const [busy, setBusy] = useState(false);
  return (
    <Modal
      open
      title={messageText(t, { key: 'webhooks.renewTitle', values: { name: webhook.name } })}
      okText={t('webhooks.commands.renew')}
      cancelText={t('dashboard.cancel')}
      confirmLoading={busy}
      onCancel={onClose}
      onOk={() => {
        setBusy(true);
        void onRenew(endsOldNow).finally(() => setBusy(false));
      }}
    >
      <p className={styles.intro}>{t('webhooks.renewText')}</p>
      <Checkbox checked={endsOldNow} onChange={({ target }) => setEndsOldNow(target.checked)}>
        {t('webhooks.endsOldNow')}
      </Checkbox>
    </Modal>
  );
}
