import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button';
import { Card } from '../../components/card';
import { Drawing } from '../../components/drawing';
import { EmptyState } from '../../components/empty-state';
import { Lattice } from '../../components/lattice';
import { Skeleton } from '../../components/skeleton';
import { PREVIEWED_ITEMS, type ServiceCardData } from '../../features/services/services.queries';
import type { PublicData } from '../../lib/api/api';
import { readError } from '../../lib/api/read-error';
import { RestOnPhone } from '../../components/rest-on-phone';
import { LoadingCards } from '../loading-cards';
import styles from './services-grid.module.css';

/** SVG path for each built-in service; others get the star. */
const DRAWINGS: Record<string, string> = {
  'legal-translation':
    'M6 8h18M15 4v4M9 8c1 8 6 12 12 14M21 8c-1 8-6 12-12 14M22 36l8-18 8 18M25 30h10',
  'legal-documents': 'M10 4h15l7 7v29H10zM25 4v7h7M15 18h12M15 24h12M15 30h7',
  'arbitration-mediation':
    'M22 5v33M13 38h18M8 11h28M8 11 3 25h10zM36 11l-5 14h10zM3 25c0 6 10 6 10 0M31 25c0 6 10 6 10 0',
  'legal-content': 'M6 36l4-12L30 4l8 8-20 20zM25 9l8 8M6 36l8-4',
  'legal-audit':
    'M8 6h20v14M8 6v32h14M13 13h10M13 20h8M30 24a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM35 36l5 5',
  'legal-consultation': 'M6 8h24v17H17l-7 6v-6H6zM34 15h5v17h-4v5l-6-5H18M12 14h12M12 19h8',
  'nursery-legal-package': 'M6 20 22 6l16 14M10 17v21h24V17M18 38V26h8v12M22 14v.5',
  'legal-training': 'M22 8 3 17l19 9 19-9zM10 21v10c3 4 7 6 12 6s9-2 12-6V21M41 17v12',
  'comprehensive-business-support': 'M5 14h34v23H5zM16 14V8h12v6M5 24h34M20 22v5h4v-5',
  'elite-legal-package-students':
    'M22 5l4.5 9 10 1.5-7 7 1.5 10L22 28l-9 4.5 1.5-10-7-7 10-1.5zM14 34l-2 7M30 34l2 7',
  'academic-leadership-support':
    'M6 38h32M9 38V20M17 38V20M27 38V20M35 38V20M5 20h34L22 7zM22 14v.5',
};
function ServiceIcon({ slug, size }: { slug: string; size?: number }) {
  return <Drawing path={DRAWINGS[slug]} size={size} />;
}

/** A service with its summary, a link to its page and a link to request it. */
function ServiceCard({ service }: { service: ServiceCardData }) {
  const { t } = useTranslation();
  const { slug, title, description, price, inPerson, preview } = service;
  return (
    <Card
      icon={<ServiceIcon slug={slug} />}
      title={title}
      description={description}
      actions={(nameOf) => (
        <>
          {!inPerson && (
            <ButtonLink to={`/request-service/${slug}`} size="small" {...nameOf('request')}>
              {t('services.request')}
            </ButtonLink>
          )}
          {/* search engines read what the link is called, and not its label */}
          <ButtonLink to={`/services/${slug}`} variant="outline" size="small">
            {t('services.seeMore')}
            <span className="visually-hidden"> {title}</span>
          </ButtonLink>
        </>
      )}
    >
      {/* one row of the card, whatever stands in it */}
      <div>
        {preview.length > 0 && (
          <ul className={styles.items}>
            {preview.slice(0, PREVIEWED_ITEMS).map((item) => (
              <li key={item}>{item}</li>
            ))}
            {preview.length > PREVIEWED_ITEMS && (
              <li className={styles.andMore}>{t('services.andMore')}</li>
            )}
          </ul>
        )}
        {price && <p className={styles.note}>{t('services.price', { price })}</p>}
        {inPerson && <p className={styles.note}>{t('services.inPerson')}</p>}
      </div>
    </Card>
  );
}

export interface ServicesGridProps {
  services: PublicData<ServiceCardData[]>;
  /** The services to show: all, or the result of a search. */
  items: readonly ServiceCardData[] | undefined;
  /** Shown when a search has no result. */
  whenNothingFound?: ReactNode;
  /** How many a phone shows at once; the others are one tap away. All of them when left out. */
  onPhone?: number;
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

function ServiceCards({ items }: { items: readonly ServiceCardData[] }) {
  return (
    <ul className={styles.cards}>
      {items.map((service) => (
        <li key={service.slug}>
          <ServiceCard service={service} />
        </li>
      ))}
    </ul>
  );
}

/** The cards, or the loading, empty, not-found or error state. */
export function ServicesGrid({ services, items, whenNothingFound, onPhone }: ServicesGridProps) {
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
  const others = onPhone === undefined ? [] : items.slice(onPhone);
  return (
    <div className={styles.grid}>
      <ServiceCards items={items.slice(0, onPhone)} />
      {others.length > 0 && (
        <RestOnPhone label={t('services.others', { count: others.length })}>
          <ServiceCards items={others} />
        </RestOnPhone>
      )}
      <HelpCard />
    </div>
  );
}
