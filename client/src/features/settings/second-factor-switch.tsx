import { useTranslation } from 'react-i18next';
import type { ControlProps } from '../../dashboard/engine/field-types';
import { queryOf } from '../../dashboard/engine/operations';
import { MySecondFactorDocument } from '../../graphql/generated/graphql';
import { ConditionalSwitch } from './conditional-switch';

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
