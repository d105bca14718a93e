import { useTranslation } from 'react-i18next';
import styles from './upload-progress.module.css';

/** How much of an upload has been sent, from 0 to 1. */
export function UploadProgress({ sent, label }: { sent: number; label: string }) {
  const { t } = useTranslation();
  const percent = Math.round(sent * 100);
  return (
    <p className={styles.progress}>
      <progress value={sent} max={1} aria-label={label} />
      <span aria-hidden="true">{t('common.percent', { percent })}</span>
    </p>
  );
}
