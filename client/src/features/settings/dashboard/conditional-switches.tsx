import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { isSmsReady } from '@contract/sms';
import { SwitchControl } from '../../../dashboard/engine/form/controls';
import type { ControlProps } from '../../../dashboard/engine/field-types';
import styles from './settings-panel.module.css';
import { useIntegrations } from './integrations';
import { queryOf } from '../../../dashboard/engine/operations';
import { MySecondFactorDocument } from '../../../graphql/generated/graphql';

const ownState = queryOf(MySecondFactorDocument, ({ mySecondFactor }) => mySecondFactor);

/** Cannot be turned on without a second factor of one's own. */
export function SecondFactorSwitch(props: ControlProps<boolean>) {
  const { t } = useTranslation();
  const own = ownState.useData({}).data;
  return (
    <ConditionalSwitch
      {...props}
      isReady={own?.enabledAt !== null}
      hint={t('admin.settings.ownSecondFactorNeeded')}
      place={{ name: t('account.tabs.security'), address: '/account?tab=security' }}
    />
  );
}

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

interface ConditionalSwitchProps extends ControlProps<boolean> {
  /** Whether it can be turned on; turning it off is always possible. */
  isReady: boolean;
  /** What is missing; the name of the place where it is set up follows. */
  hint: string;
  place: { name: string; address: string };
}

/** A switch that something else has to be set up for. */
export function ConditionalSwitch({ isReady, hint, place, ...props }: ConditionalSwitchProps) {
  const isDisabled = !isReady && !props.value;
  return (
    <>
      <SwitchControl
        {...props}
        yes="admin.settings.on"
        no="admin.settings.off"
        disabled={isDisabled}
      />
      {isDisabled && (
        <p className={styles.hint}>
          {hint} <Link to={place.address}>{place.name}</Link>
        </p>
      )}
    </>
  );
}
