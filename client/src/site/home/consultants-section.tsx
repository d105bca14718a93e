import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/button';
import { Carousel } from '../../components/carousel';
import { EmptyState } from '../../components/empty-state';
import { Spinner } from '../../components/spinner';
import {
  consultantsQuery,
  type ConsultantData,
} from '../../features/consultants/consultants.queries';
import { useApi, usePublicData, type PublicData } from '../../lib/api';
import { NETWORK_ERROR } from '../../lib/api-error';
import { readError } from '../../lib/read-error';
import { useLocale } from '../../lib/i18n';
import { ConsultantCard } from '../consultants/consultant-card';
import { SectionHeading } from '../section-heading';
import styles from './consultants-section.module.css';

function useConsultants(): PublicData<ConsultantData[]> {
  const { request } = useApi();
  const locale = useLocale();
  const consultants = usePublicData(
    useMemo(() => consultantsQuery(request, locale), [request, locale]),
  );
  const { error } = consultants;
  // for monitoring
  useEffect(() => {
    if (error !== undefined) window.reportError(error);
  }, [error]);
  return consultants;
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation();
  const { code, message } = readError(error);
  return (
    <EmptyState
      tone="error"
      title={t('consultants.errorTitle')}
      action={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    >
      {code === NETWORK_ERROR ? t('consultants.fetchFailed') : message}
    </EmptyState>
  );
}

/** The consultants, or the loading, error or empty state. */
function Team({ consultants }: { consultants: PublicData<ConsultantData[]> }) {
  const { t } = useTranslation();
  const { data, loading, error, retry } = consultants;
  if (loading) return <Spinner>{t('consultants.loading')}</Spinner>;
  if (!data) return <Failed error={error} onRetry={retry} />;
  if (data.length === 0) return <EmptyState title={t('consultants.empty')} />;
  return (
    <Carousel
      label={t('consultants.title')}
      previousLabel={t('consultants.previous')}
      nextLabel={t('consultants.next')}
      slides={data.map((consultant, place) => ({
        key: `${place} ${consultant.name}`,
        content: <ConsultantCard consultant={consultant} />,
      }))}
    />
  );
}

/** The consultants, presented with facts and without praise (A61). */
export function ConsultantsSection() {
  const { t } = useTranslation();
  const consultants = useConsultants();
  return (
    <section id="consultants" className={styles.section} aria-labelledby="consultants-title">
      <div className="container">
        <SectionHeading id="consultants-title" title={t('consultants.title')}>
          {t('consultants.intro')}
        </SectionHeading>
        <Team consultants={consultants} />
      </div>
    </section>
  );
}
