import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/use-error-text';

interface LoadErrorProps {
  error: unknown;
  title?: string;
  /** Translation key, used when the error has no message for people. */
  fallback?: string;
  onRetry(): void;
}

/** Shown when data could not be loaded, with a retry button. */
export function LoadError({ error, title, fallback, onRetry }: LoadErrorProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={title ?? t('dashboard.errors.load')}
      description={errorText(error, fallback ?? 'dashboard.errors.connection')}
      action={<Button onClick={onRetry}>{t('dashboard.retry')}</Button>}
    />
  );
}
