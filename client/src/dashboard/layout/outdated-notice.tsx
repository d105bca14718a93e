import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useIsOutdated } from '../engine/outage';
import styles from './outdated-notice.module.css';

/** Says that what is on the screen could not be loaded again. It lies above the page and moves nothing. */
export function OutdatedNotice() {
  const { t } = useTranslation();
  const isOutdated = useIsOutdated();
  return (
    <div className={styles.place} role="status">
      {isOutdated && (
        <Alert className={styles.notice} type="warning" showIcon title={t('dashboard.outdated')} />
      )}
    </div>
  );
}
