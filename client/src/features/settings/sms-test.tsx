import { MessageOutlined } from '@ant-design/icons';
import { useMutation } from '@apollo/client/react';
import { Alert, Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '@contract/limits';
import { Ltr } from '../../components/bdi';
import { TestSmsDocument, type TestSmsMutation } from '../../graphql/generated/graphql';
import { useAuth } from '../../lib/auth';
import { useErrorText } from '../../lib/use-error-text';
import { IntegrationState } from './integration-state';
import styles from './settings-panel.module.css';

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
