import { Alert, Button, Checkbox, Modal, Typography } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { WebhookRowFragment as Webhook } from '../../../graphql/generated/graphql';
import type { WebhookWithSecret } from './webhook-form';
import styles from './receivers.module.css';

/** The secret, which is shown this once. */
export function NewSecret({ made, onClose }: { made: WebhookWithSecret; onClose(): void }) {
  const { t } = useTranslation();
  return (
    <Modal
      open
      title={t('webhooks.secretOf', { name: made.webhook.name })}
      closable={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('webhooks.copied')}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={t('webhooks.copyNow')} />
      <Typography.Paragraph className={styles.secret} code copyable dir="ltr">
        {made.secret}
      </Typography.Paragraph>
      <p>{t('webhooks.secretUse')}</p>
    </Modal>
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
      title={t('webhooks.renewTitle', { name: webhook.name })}
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
