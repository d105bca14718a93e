import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestPermission } from '@contract/permissions';
import type { QuotedKind } from '@contract/quotes';
import { LazyBlock } from '../../../components/lazy-block';
import { PartHeading } from '../../../dashboard/desk/request-details';
import { LoadError } from '../../../dashboard/ui/load-error';
import { useMay } from '../../../dashboard/ui/use-may';
import { lazyComponent } from '../../../lib/lazy-component';
import { requestQuotesQuery } from './quote-operations';
import styles from './quotes.module.css';

// Apart, because most requests have no quote.
const QuoteView = lazyComponent(async () => (await import('./quote-view')).QuoteView);
const QuoteForm = lazyComponent(async () => (await import('./quote-form')).QuoteForm);

interface RequestQuotesProps {
  kind: QuotedKind;
  request: { id: string; deletedAt: string | null; erasedAt: string | null };
  /** What the first line of a new quote is called. */
  title?: string;
  /** Number of the service that was asked for, whose price is proposed. */
  serviceId?: number;
}

/** The quotes of the open request, and the way to a new one. */
export function RequestQuotes({ kind, request, title, serviceId }: RequestQuotesProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { id, deletedAt, erasedAt } = request;
  const {
    data: quotes = [],
    error,
    loading,
    refetch,
  } = requestQuotesQuery.useData({ requestId: id });
  const [isWriting, setWriting] = useState(false);
  const isClosed = Boolean(deletedAt) || Boolean(erasedAt);
  const mayWrite = may('quote.write') && may(requestPermission(kind, 'answer')) && !isClosed;
  if (quotes.length === 0 && !mayWrite && !error) return null;
  return (
    <section>
      <PartHeading>{t('quotes.title')}</PartHeading>
      {error && !loading && <LoadError error={error} onRetry={refetch} />}
      <div className={styles.list}>
        {quotes.length > 0 && (
          <LazyBlock>
            {quotes.map((quote) => (
              <QuoteView key={quote.id} quote={quote} onChange={refetch} />
            ))}
          </LazyBlock>
        )}
        {mayWrite && (
          <div>
            <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => setWriting(true)}>
              {t('quotes.form.create')}
            </Button>
          </div>
        )}
      </div>
      {isWriting && (
        <LazyBlock>
          <QuoteForm
            request={{ kind, id, title, serviceId }}
            onClose={() => setWriting(false)}
            onDone={() => {
              setWriting(false);
              refetch();
            }}
          />
        </LazyBlock>
      )}
    </section>
  );
}
