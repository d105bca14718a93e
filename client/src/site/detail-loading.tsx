import { useTranslation } from 'react-i18next';
import { Skeleton } from '../components/skeleton';
import banner from './page-banner.module.css';
import columns from './detail-columns.module.css';
import styles from './detail-loading.module.css';

/** Placeholder of a detail page. */
export function DetailLoading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <div className={`${banner.banner} ${styles.head}`}>
        <div className={`container ${banner.inner}`}>
          <Skeleton height={20} width="160px" />
          <Skeleton height={48} width="min(380px, 80%)" />
          <Skeleton lines={2} width="min(560px, 100%)" />
        </div>
      </div>
      <div className={`container ${columns.columns}`}>
        <div className={styles.text}>
          <Skeleton height={28} width="40%" />
          <Skeleton lines={5} width="min(640px, 100%)" />
          <Skeleton lines={5} width="min(640px, 100%)" />
        </div>
        <div className={columns.box}>
          <Skeleton lines={3} />
          <Skeleton height={48} />
        </div>
      </div>
    </div>
  );
}
