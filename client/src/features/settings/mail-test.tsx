import { SendOutlined } from '@ant-design/icons';
import { useMutation } from '@apollo/client/react';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Ltr } from '../../components/bdi';
import { TestMailDocument } from '../../graphql/generated/graphql';
import { useErrorText } from '../../lib/use-error-text';
import { IntegrationState } from './integration-state';
import styles from './settings-panel.module.css';

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
