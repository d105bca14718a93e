import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { isSmsReady } from '@contract/sms';
import { queryOf } from '../../dashboard/engine/operations';
import {
  AdminSettingsDocument,
  type AdminSettingsFieldsFragment,
} from '../../graphql/generated/graphql';

type Integrations = AdminSettingsFieldsFragment['integrations'];
type State = 'off' | 'missing' | 'ready';

const integrations = queryOf(AdminSettingsDocument, ({ settings }) => settings.integrations);

/** The saved settings of other services; undefined until they are loaded. */
export const useIntegrations = (): Integrations | undefined => integrations.useData({}).data;

/** A mail server may also be set where the product is installed, so nothing is said of it. */
function mailState(saved: Integrations): State | undefined {
  switch (saved.emailService) {
    case 'smtp':
      return undefined;
    case 'sendgrid':
      return saved.sendgridApiKey ? 'ready' : 'missing';
    case 'mailgun':
      return saved.mailgunUser && saved.mailgunPassword ? 'ready' : 'missing';
    case 'disabled':
      return 'off';
  }
}

function smsState(saved: Integrations): State {
  if (saved.smsService === 'disabled') return 'off';
  return isSmsReady(saved) ? 'ready' : 'missing';
}

const STATES = { mail: mailState, sms: smsState };
const COLORS: Record<State, string> = { off: 'default', missing: 'warning', ready: 'success' };

/** Whether a service can send, by the saved settings. */
export function IntegrationState({ service }: { service: keyof typeof STATES }) {
  const { t } = useTranslation();
  const saved = useIntegrations();
  const state = saved && STATES[service](saved);
  if (!state) return null;
  return <Tag color={COLORS[state]}>{t(`admin.settings.serviceState.${service}.${state}`)}</Tag>;
}
