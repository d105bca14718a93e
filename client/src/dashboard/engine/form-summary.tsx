import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './resource-form.module.css';

/** What stands above a form that could not be saved. */
export interface Refusal {
  title: string;
  text?: string;
  /** Somebody else changed the row meanwhile: only reading it again helps. */
  stale: boolean;
}

export function FormSummary({ refusal, onReload }: { refusal: Refusal; onReload(): void }) {
  const { t } = useTranslation();
  return (
    <Alert
      className={styles.summary}
      type={refusal.stale ? 'warning' : 'error'}
      showIcon
      role="alert"
      title={refusal.title}
      description={refusal.text}
      action={refusal.stale && <Button onClick={onReload}>{t('dashboard.reload')}</Button>}
    />
  );
}
