import { Spin } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './page-spinner.module.css';

/** Shown while the code of a screen loads. */
export function PageSpinner() {
  const { t } = useTranslation();
  return (
    <div className={styles.place} role="status">
      <Spin size="large" />
      <span className="visually-hidden">{t('common.loading')}</span>
    </div>
  );
}
