import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/skeleton';
import page from '../join-team-page.module.css';
import styles from './role-grid-loading.module.css';

const CARDS = 6;

/** Stands in for the cards while they are on the way. */
export function RoleGridLoading() {
  const { t } = useTranslation();
  return (
    <div className={page.grid} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('joinTeam.loading')}
      </p>
      {Array.from({ length: CARDS }, (_, index) => (
        <div key={index} className={styles.card}>
          <Skeleton height={44} width="44px" />
          <Skeleton height={24} width="60%" />
          <Skeleton lines={4} />
          <Skeleton height={40} />
        </div>
      ))}
    </div>
  );
}
