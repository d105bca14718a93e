import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/use-error-text';

interface LoadErrorProps {
  error: unknown;
  /** What could not be loaded; data in general when left out. */
  title?: string;
  /** Key of the text for a failure without a reason. */
  fallback?: string;
  onRetry(): void;
}

/** Data that could not be read: what happened, and a way to try again. */
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
