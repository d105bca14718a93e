import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../components/skeleton';
import page from '../join-team-page.module.css';
import { LoadingCards } from '../loading-cards';

/** Placeholder while the roles load. */
export function RoleGridLoading() {
  const { t } = useTranslation();
  return (
    <LoadingCards className={page.grid} label={t('joinTeam.loading')}>
      <Skeleton height={44} width="44px" />
      <Skeleton height={24} width="60%" />
      <Skeleton lines={4} />
      <Skeleton height={40} />
    </LoadingCards>
  );
}
