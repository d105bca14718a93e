import { Alert, Button, Input, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { MessageOutlined, SendOutlined } from '@ant-design/icons';
import { useMutation } from '@apollo/client/react';
import { useId, useState } from 'react';
import { isSmsReady } from '@contract/sms';
import { LIMITS } from '@contract/limits';
import { queryOf } from '../../../dashboard/engine/operations';
import {
  AdminSettingsDocument,
  type AdminSettingsFieldsFragment,
  TestMailDocument,
  TestSmsDocument,
  type TestSmsMutation,
} from '../../../graphql/generated/graphql';
import { Ltr } from '../../../components/bdi';
import { useErrorText } from '../../../lib/api/use-error-text';
import styles from './settings-panel.module.css';
import { useAuth } from '../../../lib/auth';

function Result({ ok, problem, answer }: TestSmsMutation['testSms']) {
  const { t } = useTranslation();
  return (
    <Alert
      type={ok ? 'success' : 'error'}
      role="status"
      title={t(ok ? 'admin.settings.smsTest.ok' : 'admin.settings.smsTest.failed')}
      description={
        <>
          {problem && <p>{t(`admin.settings.smsTest.problems.${problem}`)}</p>}
          {answer && <Ltr>{answer}</Ltr>}
        </>
      }
    />
  );
}

/** Sends an SMS by the saved settings, and shows what the service said. */
export function SmsTest({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const id = useId();
  const { user } = useAuth();
  const [phoneNumber, setPhoneNumber] = useState(user?.phoneNumber ?? '');
  const [send, { data, error, loading }] = useMutation(TestSmsDocument);
  return (
    <div className={styles.test}>
      <IntegrationState service="sms" />
      <label htmlFor={id}>{t('admin.settings.smsTest.number')}</label>
      <div className={styles.testLine}>
        <Input
          id={id}
          type="tel"
          dir="ltr"
          maxLength={LIMITS.user.phone.max}
          value={phoneNumber}
          onChange={(event) => setPhoneNumber(event.target.value)}
        />
        <Button
          icon={<MessageOutlined aria-hidden="true" />}
          disabled={disabled || phoneNumber.trim() === ''}
          loading={loading}
          onClick={() => void send({ variables: { phoneNumber } }).catch(() => undefined)}
        >
          {t('admin.settings.smsTest.send')}
        </Button>
      </div>
      <p className={styles.hint}>{t('admin.settings.smsTest.hint')}</p>
      {error && (
        <Alert type="error" role="alert" title={errorText(error, 'dashboard.errors.connection')} />
      )}
      {data && !error && <Result {...data.testSms} />}
    </div>
  );
}

/** Sends a mail to oneself by the saved settings, and shows what the mail server said. */
export function MailTest({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [send, { data, error, loading }] = useMutation(TestMailDocument);
  const result = data?.testMail;
  const words = result?.answer ? <Ltr>{result.answer}</Ltr> : t('admin.settings.mailTest.noServer');
  return (
    <div className={styles.test}>
      <IntegrationState service="mail" />
      <Button
        icon={<SendOutlined aria-hidden="true" />}
        disabled={disabled}
        loading={loading}
        onClick={() => void send().catch(() => undefined)}
      >
        {t('admin.settings.mailTest.send')}
      </Button>
      <p className={styles.hint}>{t('admin.settings.mailTest.hint')}</p>
      {error && (
        <Alert type="error" role="alert" title={errorText(error, 'dashboard.errors.connection')} />
      )}
      {result && !error && (
        <Alert
          type={result.ok ? 'success' : 'error'}
          role="status"
          title={t(result.ok ? 'admin.settings.mailTest.ok' : 'admin.settings.mailTest.failed')}
          description={words}
        />
      )}
    </div>
  );
}

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
