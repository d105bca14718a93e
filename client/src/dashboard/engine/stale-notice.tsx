import { Alert, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './resource-form.module.css';

interface StaleNoticeProps {
  confirmed: boolean;
  onConfirm(confirmed: boolean): void;
}

/** Shown above a translation that is older than the Arabic text, with a checkbox to confirm it. */
export function StaleNotice({ confirmed, onConfirm }: StaleNoticeProps) {
  const { t } = useTranslation();
  return (
    <Alert
      className={styles.stale}
      type="warning"
      showIcon
      title={t('dashboard.stale.title')}
      description={
        <Checkbox checked={confirmed} onChange={(event) => onConfirm(event.target.checked)}>
          {t('dashboard.stale.confirm')}
        </Checkbox>
      }
    />
  );
}
