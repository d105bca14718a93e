import { useTranslation } from 'react-i18next';
import styles from './page-loading.module.css';
import { Skeleton } from './skeleton';

/** Shown while a page's code or the signed-in user is loading. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <div className={`container ${styles.loading}`} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('common.loading')}
      </p>
      <Skeleton height={40} width="min(420px, 80%)" />
      <Skeleton lines={4} width="min(640px, 100%)" />
      <Skeleton height={220} />
    </div>
  );
}
