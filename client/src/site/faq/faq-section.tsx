import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../components/button';
import { Chips } from '../../components/chips';
import { EmptyState } from '../../components/empty-state';
import { JsonLd } from '../../components/json-ld';
import { Skeleton } from '../../components/skeleton';
import { faqCategoriesQuery } from '../../features/categories/categories.queries';
import { faqsQuery, type FaqList } from '../../features/faqs/faqs.queries';
import { CONSULTATION } from '../../lib/addresses';
import { useApi, usePublicData, type PublicData } from '../../lib/api';
import { NETWORK_ERROR } from '../../lib/api-error';
import { readError } from '../../lib/read-error';
import { useLocale } from '../../lib/i18n';
import { SectionHeading } from '../section-heading';
import { FaqPages } from './faq-pages';
import styles from './faq-section.module.css';
import { faqPageJsonLd } from './faq-page-json-ld';

const ALL = 'all';
const SKELETONS = 6;

const slugOf = (category: string) => (category === ALL ? undefined : category);

function useFaqs(category: string): PublicData<FaqList> {
  const { request } = useApi();
  const locale = useLocale();
  const slug = slugOf(category);
  return usePublicData(useMemo(() => faqsQuery(request, locale, slug), [request, locale, slug]));
}

function useCategories() {
  const { request } = useApi();
  const locale = useLocale();
  return usePublicData(useMemo(() => faqCategoriesQuery(request, locale), [request, locale]));
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} aria-busy="true">
      <p className="visually-hidden" role="status">
        {t('faq.loading')}
      </p>
      {Array.from({ length: SKELETONS }, (_, index) => (
        <Skeleton key={index} height={28} width={index % 2 ? '72%' : '88%'} />
      ))}
    </div>
  );
}

interface QuestionsProps {
  faqs: PublicData<FaqList>;
  category: string;
}

/** The questions, or the loading, empty or error state. */
function Questions({ faqs, category }: QuestionsProps) {
  const { t } = useTranslation();
  if (faqs.loading) return <Loading />;
  if (!faqs.data) {
    const { code, message } = readError(faqs.error);
    const isCutOff = code === NETWORK_ERROR;
    return (
      <EmptyState
        tone="error"
        title={t('faq.errorTitle')}
        action={<Button onClick={faqs.retry}>{t('common.retry')}</Button>}
      >
        {isCutOff ? `${t('faq.failed')}. ${t('faq.tryLater')}` : message}
      </EmptyState>
    );
  }
  if (faqs.data.items.length === 0) {
    return <EmptyState title={t(category === ALL ? 'faq.none' : 'faq.noneInCategory')} />;
  }
  return <FaqPages key={category} first={faqs.data} category={slugOf(category)} />;
}

interface FilterProps {
  category: string;
  onCategory: (category: string) => void;
}

function CategoryFilter({ category, onCategory }: FilterProps) {
  const { t } = useTranslation();
  const { data, error, retry } = useCategories();
  if (error !== undefined) {
    return (
      <p className={styles.noFilter}>
        {t('faq.categoriesFailed')}
        <Button variant="ghost" size="small" onClick={retry}>
          {t('common.retry')}
        </Button>
      </p>
    );
  }
  // No filters without categories.
  if (data?.length === 0) return null;
  const options = [
    { value: ALL, label: t('faq.all') },
    ...(data ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return <Chips label={t('faq.filter')} options={options} value={category} onChange={onCategory} />;
}

/** Questions by category; one answer is open at a time. */
export function FaqSection() {
  const { t } = useTranslation();
  const [category, setCategory] = useState(ALL);
  const faqs = useFaqs(category);
  const data = faqs.data?.items ?? [];
  return (
    <section id="faq" className={styles.section} aria-labelledby="faq-title">
      <div className={`container ${styles.columns}`}>
        <div className={styles.heading}>
          <SectionHeading id="faq-title" title={t('faq.title')}>
            {t('faq.intro')}
          </SectionHeading>
          <aside className={styles.ask}>
            <h3>{t('faq.askTitle')}</h3>
            <p>{t('faq.askText')}</p>
            <ButtonLink to={CONSULTATION} variant="outline" size="small">
              {t('faq.askAction')}
            </ButtonLink>
          </aside>
        </div>
        <div className={styles.questions}>
          <CategoryFilter category={category} onCategory={setCategory} />
          <Questions faqs={faqs} category={category} />
        </div>
      </div>
      {category === ALL && data.length > 0 && <JsonLd data={faqPageJsonLd(data)} />}
    </section>
  );
}
