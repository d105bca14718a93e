import { Checkbox, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../dashboard/ui/message';
import { OneTimeSecret } from '../../../dashboard/ui/one-time-secret';
import type { WebhookRowFragment as Webhook } from '../../../graphql/generated/graphql';
import { useAuth } from '../../../lib/auth';
import { useMyFactors } from '../../second-factor/factor-question';
import { type Proof, SetupProof } from '../../second-factor/proof-form';
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
  onRenew(endsOldNow: boolean, proof: Proof): Promise<void>;
}

/** Asks whether the old secret stays valid beside the new one, and who it is that gets it. */
export function Renewal({ webhook, onClose, onRenew }: RenewalProps) {
  const { t } = useTranslation();
  const [endsOldNow, setEndsOldNow] = useState(false);
  const { user } = useAuth();
  const factors = useMyFactors();
  return (
    <Modal
      open
      title={messageText(t, { key: 'webhooks.renewTitle', values: { name: webhook.name } })}
      footer={null}
      onCancel={onClose}
    >
      <p className={styles.intro}>{t('webhooks.renewText')}</p>
      <Checkbox checked={endsOldNow} onChange={({ target }) => setEndsOldNow(target.checked)}>
        {t('webhooks.endsOldNow')}
      </Checkbox>
      <SetupProof
        email={user?.email ?? ''}
        factors={factors}
        failed={t('webhooks.failed')}
        run={(proof) => onRenew(endsOldNow, proof)}
        onCancel={onClose}
      />
    </Modal>
  );
}
