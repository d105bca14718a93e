import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Lattice } from '../../components/lattice';
import { Skeleton } from '../../components/skeleton';
import type { ServiceCardData } from '../../features/services/services.queries';
import type { PublicData } from '../../lib/api';
import { readError } from '../../lib/read-error';
import { LoadingCards } from '../loading-cards';
import { ServiceCard } from './service-card';
import styles from './services-grid.module.css';

export interface ServicesGridProps {
  services: PublicData<ServiceCardData[]>;
  /** The services to show: all, or the result of a search. */
  items: readonly ServiceCardData[] | undefined;
  /** Shown when a search has no result. */
  whenNothingFound?: ReactNode;
}

function LoadingGrid() {
  const { t } = useTranslation();
  return (
    <LoadingCards className={styles.grid} label={t('services.loading')}>
      <Skeleton height={36} width="36px" />
      <Skeleton height={24} width="70%" />
      <Skeleton lines={3} />
      <Skeleton lines={3} width="80%" />
      <Skeleton height={40} />
    </LoadingCards>
  );
}

/** For visitors who do not know which service they need; it also fills the last row. */
function HelpCard() {
  const { t } = useTranslation();
  return (
    <aside className={styles.help}>
      <Lattice className={styles.lattice} tile={96} />
      <h3>{t('services.helpTitle')}</h3>
      <p>{t('services.helpText')}</p>
      <ButtonLink to="/request-service" variant="outline" size="small" onNavy>
        {t('services.helpAction')}
      </ButtonLink>
    </aside>
  );
}

/** The cards, or the loading, empty, not-found or error state. */
export function ServicesGrid({ services, items, whenNothingFound }: ServicesGridProps) {
  const { t } = useTranslation();
  if (services.loading) return <LoadingGrid />;
  if (!items) {
    return (
      <EmptyState
        tone="error"
        title={t('services.errorTitle')}
        action={<Button onClick={services.retry}>{t('common.retry')}</Button>}
      >
        {readError(services.error).message}
      </EmptyState>
    );
  }
  if (services.data?.length === 0) {
    return <EmptyState title={t('services.emptyTitle')}>{t('services.emptyText')}</EmptyState>;
  }
  if (items.length === 0) return whenNothingFound;
  return (
    <div className={styles.grid}>
      <ul className={styles.cards}>
        {items.map((service) => (
          <li key={service.slug}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      <HelpCard />
    </div>
  );
}
