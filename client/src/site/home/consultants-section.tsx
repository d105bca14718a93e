import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/avatar';
import buttons from '../../components/button.module.css';
import { Button, ButtonLink } from '../../components/button';
import { Carousel } from '../../components/carousel';
import { EmptyState } from '../../components/empty-state';
import { Icon } from '../../components/icon';
import { TagList } from '../../components/marked-list';
import { Stars } from '../../components/stars';
import {
  type ConsultantData,
  consultantsQuery,
} from '../../features/consultants/consultants.queries';
import { type PublicData, useApi, usePublicData } from '../../lib/api/api';
import { toBranch } from '../../features/consultants/branch-names';
import { CONSULTATION } from '../../lib/addresses';
import { NETWORK_ERROR } from '../../lib/api/api-error';
import { formatNumber } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import { ContentFacts } from '../content-facts';
import { HomeSection } from '../home-section';
import styles from './consultants-section.module.css';

/** A consultant: name, field, and figures when there are any. */
function ConsultantCard({ consultant }: { consultant: ConsultantData }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { name, title, specialization, imageUrl, rating, consultations } = consultant;
  const { id, branches, resolvedLanguage } = consultant;
  return (
    <article
      className={styles.card}
      lang={resolvedLanguage === locale ? undefined : resolvedLanguage}
    >
      <header className={styles.head}>
        <Avatar name={name} imageUrl={imageUrl} size={84} />
        <div className={styles.who}>
          <h3 className={styles.name}>
            <bdi>{name}</bdi>
          </h3>
          <p className={styles.title}>
            <bdi>{title}</bdi>
          </p>
        </div>
      </header>
      <p className={styles.bio}>{specialization}</p>
      {branches.length > 0 && (
        <TagList
          label={t('consultants.branches')}
          lang={locale}
          items={branches.map((branch) => t(`words.consultationBranch.${toBranch(branch)}`))}
        />
      )}
      <ContentFacts of="consultant" row={consultant} className={styles.facts}>
        {consultations > 0 && (
          <li>
            <Icon name="document" size={18} />
            {t('consultants.consultations', {
              count: consultations,
              number: formatNumber(consultations, locale),
            })}
          </li>
        )}
        {rating > 0 && (
          <li>
            <Stars value={rating} size={16} showValue />
          </li>
        )}
      </ContentFacts>
      <ButtonLink to={`${CONSULTATION}?consultant=${id}`} variant="outline" size="small" block>
        <span lang={locale}>{t('consultants.book', { name })}</span>
      </ButtonLink>
    </article>
  );
}

/** A spinner with a text that says what is loading. */
function Spinner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={buttons.spinner} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}

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
    <HomeSection
      id="consultants"
      className={styles.section}
      title={t('consultants.title')}
      intro={t('consultants.intro')}
    >
      <Team consultants={consultants} />
    </HomeSection>
  );
}
