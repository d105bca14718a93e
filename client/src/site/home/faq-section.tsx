import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, type AccordionItem } from '../../components/accordion';
import { Button, ButtonLink } from '../../components/button';
import { Chips } from '../../components/chips';
import { EmptyState } from '../../components/empty-state';
import { LawNote } from '../../components/law-note';
import { JsonLd } from '../../components/page-head';
import { RestOnPhone } from '../../components/rest-on-phone';
import { Skeleton } from '../../components/skeleton';
import { faqCategoriesQuery } from '../../features/categories/categories.queries';
import { faqPageJsonLd } from '../../features/faqs/faq-page-json-ld';
import { type FaqData, type FaqList, faqsQuery, fetchFaqs } from '../../features/faqs/faqs.queries';
import { CONSULTATION } from '../../lib/addresses';
import { type PublicData, useApi, usePublicData } from '../../lib/api/api';
import { NETWORK_ERROR } from '../../lib/api/api-error';
import { useLocale } from '../../lib/i18n/i18n';
import { readError } from '../../lib/api/read-error';
import { SearchBox } from '../search/search-box';
import { SectionHeading } from '../section-heading';
import styles from './faq-section.module.css';

function toItem(faq: FaqData, place: number, locale: string): AccordionItem {
  const { question, answer, law, resolvedLanguage } = faq;
  return {
    id: `${place} ${question}`,
    title: question,
    content: (
      <>
        {answer.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
        <LawNote heading="h4">{law}</LawNote>
      </>
    ),
    lang: resolvedLanguage === locale ? undefined : resolvedLanguage,
  };
}

interface FaqPagesProps {
  first: FaqList;
  /** Slug of the category; all of them when left out. */
  category: string | undefined;
}

/** The questions after the first ten, asked for ten at a time. */
function useMoreFaqs({ first, category }: FaqPagesProps) {
  const { request } = useApi();
  const language = useLocale();
  const [more, setMore] = useState<FaqData[]>([]);
  const [total, setTotal] = useState(first.total);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const items = [...first.items, ...more];

  const load = async () => {
    setState('loading');
    try {
      const next = await fetchFaqs(request, { language, category, offset: items.length });
      setMore([...more, ...next.items]);
      // Questions that were deleted meanwhile must not leave a button that brings nothing.
      setTotal(next.items.length === 0 ? items.length : next.total);
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return { items, total, hasMore: items.length < total, state, load };
}

/** How many a phone shows at once; the others are one tap away. */
const ON_PHONE = 4;

/** The questions of a category, ten at first; the focus follows to the first new one. */
function FaqPages(props: FaqPagesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { items, total, hasMore, state, load } = useMoreFaqs(props);
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(items.length);
  useEffect(() => {
    const summaries = list.current?.querySelectorAll<HTMLElement>('[name] > summary');
    if (items.length > shown.current) summaries?.[shown.current]?.focus();
    shown.current = items.length;
  }, [items.length]);
  const all = items.map((faq, place) => toItem(faq, place, locale));
  const more = hasMore && (
    <div className={styles.more}>
      <Button variant="outline" busy={state === 'loading'} onClick={() => void load()}>
        {t('faq.more')}
      </Button>
      {state === 'failed' && <p role="alert">{t('faq.moreFailed')}</p>}
    </div>
  );
  return (
    <div ref={list}>
      <Accordion items={all.slice(0, ON_PHONE)} group={group} />
      {all.length > ON_PHONE ? (
        <RestOnPhone label={t('faq.others', { count: total - ON_PHONE })} className={styles.others}>
          <Accordion items={all.slice(ON_PHONE)} group={group} />
          {more}
        </RestOnPhone>
      ) : (
        more
      )}
    </div>
  );
}

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
          <SearchBox place="questions" />
          <CategoryFilter category={category} onCategory={setCategory} />
          <Questions faqs={faqs} category={category} />
        </div>
      </div>
      {category === ALL && data.length > 0 && <JsonLd data={faqPageJsonLd(data)} />}
    </section>
  );
}
