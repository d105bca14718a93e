import { useTranslation } from 'react-i18next';
import { isSmsReady } from '@contract/sms';
import type { ControlProps } from '../../dashboard/engine/field-types';
import { ConditionalSwitch } from './conditional-switch';
import { useIntegrations } from './integration-state';

/** Cannot be turned on before SMS can be sent. */
export function PhoneVerificationSwitch(props: ControlProps<boolean>) {
  const { t } = useTranslation();
  const saved = useIntegrations();
  return (
    <ConditionalSwitch
      {...props}
      isReady={saved === undefined || isSmsReady(saved)}
      hint={t('admin.settings.smsNeeded')}
      place={{
        name: t('admin.settings.groups.integrations'),
        address: '/dashboard/settings?tab=integrations',
      }}
    />
  );
}
