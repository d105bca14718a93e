import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSmsReady } from '@contract/sms';
import { SwitchControl } from '../../dashboard/engine/controls';
import type { ControlProps } from '../../dashboard/engine/field-types';
import { useIntegrations } from './integration-state';
import styles from './settings-panel.module.css';

/** Cannot be turned on before SMS can be sent; turning it off is always possible. */
export function PhoneVerificationSwitch(props: ControlProps<boolean>) {
  const { t } = useTranslation();
  const saved = useIntegrations();
  const isLocked = saved !== undefined && !isSmsReady(saved) && !props.value;
  return (
    <>
      <SwitchControl
        {...props}
        yes="admin.settings.on"
        no="admin.settings.off"
        disabled={isLocked}
      />
      {isLocked && (
        <p className={styles.hint}>
          {t('admin.settings.smsNeeded')}{' '}
          <Link to="/dashboard/settings?tab=integrations">
            {t('admin.settings.groups.integrations')}
          </Link>
        </p>
      )}
    </>
  );
}
