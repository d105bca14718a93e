import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion, type AccordionItem } from '../../components/accordion';
import { Button } from '../../components/button';
import { fetchFaqs, type FaqData, type FaqList } from '../../features/faqs/faqs.queries';
import { useApi } from '../../lib/api';
import { useLocale } from '../../lib/i18n';
import styles from './faq-section.module.css';

function toItem(faq: FaqData, place: number, locale: string): AccordionItem {
  const { question, answer, resolvedLanguage } = faq;
  return {
    id: `${place} ${question}`,
    title: question,
    content: answer.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>),
    lang: resolvedLanguage === locale ? undefined : resolvedLanguage,
  };
}

export interface FaqPagesProps {
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
  return { items, hasMore: items.length < total, state, load };
}

/** The questions of a category, ten at first; the focus follows to the first new one. */
export function FaqPages(props: FaqPagesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { items, hasMore, state, load } = useMoreFaqs(props);
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(items.length);
  useEffect(() => {
    const summaries = list.current?.querySelectorAll('summary');
    if (items.length > shown.current) summaries?.[shown.current]?.focus();
    shown.current = items.length;
  }, [items.length]);
  return (
    <div ref={list}>
      <Accordion items={items.map((faq, place) => toItem(faq, place, locale))} />
      {hasMore && (
        <div className={styles.more}>
          <Button variant="outline" busy={state === 'loading'} onClick={() => void load()}>
            {t('faq.more')}
          </Button>
          {state === 'failed' && <p role="alert">{t('faq.moreFailed')}</p>}
        </div>
      )}
    </div>
  );
}
