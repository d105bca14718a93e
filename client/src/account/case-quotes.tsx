import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isQuoted } from '@contract/quotes';
import type { RequestKindName } from '@contract/requests/request-kinds';
import { Ltr } from '../components/bdi';
import { Amount } from '../features/quotes/amount';
import { QuoteStatusBadge } from '../features/quotes/quote-status';
import { MyQuotesDocument } from '../graphql/generated/graphql';
import styles from './quotes.module.css';
import detail from './request-detail-page.module.css';

interface CaseQuotesProps {
  kind: RequestKindName;
  requestId: string;
  /** The quotes are read again when the request has another last event. */
  lastEventId: string | undefined;
}

/** The quotes that the office sent for a request; nothing while there are none. */
export function CaseQuotes({ kind, requestId, lastEventId }: CaseQuotesProps) {
  const { t } = useTranslation();
  const { data, refetch } = useQuery(MyQuotesDocument, {
    variables: { kind, requestId },
    skip: !isQuoted(kind),
    fetchPolicy: 'cache-and-network',
  });
  useEffect(() => {
    if (lastEventId && isQuoted(kind)) void refetch().catch(() => undefined);
  }, [lastEventId, kind, refetch]);
  const quotes = data?.myQuotes ?? [];
  if (quotes.length === 0) return null;
  return (
    <section className={detail.card} aria-labelledby="request-quotes">
      <h2 id="request-quotes">{t('account.quotes.title')}</h2>
      <ul className={styles.list}>
        {quotes.map(({ id, number, status, total, openAmount }) => (
          <li key={id} className={styles.row}>
            <Link to={`/account/quotes/${id}`}>
              <Ltr>{number ?? ''}</Ltr>
            </Link>
            <Amount value={total} />
            <QuoteStatusBadge status={status} own />
            {openAmount > 0 && (
              <span>
                {t('quotes.open')}
                {'\u00a0'}
                <Amount value={openAmount} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
