import type { TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery } from '@apollo/client/react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { accountPath } from '@contract/notifications';
import { officeDay } from '@contract/office-clock';
import { Banner } from '../components/banner';
import { Ltr } from '../components/bdi';
import { Button, ButtonLink } from '../components/button';
import { EmptyState } from '../components/empty-state';
import { Fact, Facts } from '../components/facts';
import { FreeText } from '../components/free-text';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { Skeleton } from '../components/skeleton';
import { Amount } from '../features/quotes/amount';
import { QuoteSheet } from '../features/quotes/quote-sheet';
import { QuoteStatusBadge } from '../features/quotes/quote-status';
import {
  type ClientQuoteFragment,
  CreateMyQuotePdfDocument,
  CreateMyReceiptPdfDocument,
  MyQuoteDocument,
} from '../graphql/generated/graphql';
import { readError } from '../lib/api/read-error';
import { env } from '../lib/env';
import { formatDateTime, formatDay } from '../lib/i18n/format';
import { useLocale } from '../lib/i18n/i18n';
import { lazyComponent } from '../lib/lazy-component';
import styles from './quotes.module.css';
import detail from './request-detail-page.module.css';

/** Only a quote that waits for an answer needs the code of fields and steps. */
const QuoteDecision = lazyComponent(async () => (await import('./quote-decision')).QuoteDecision);

interface PdfButtonProps<Data, Variables extends Record<string, string>> {
  document: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  urlOf(data: Data): string;
  label: string;
}

/** Saves a quote or a receipt. */
function PdfButton<Data, Variables extends Record<string, string>>({
  document,
  variables,
  urlOf,
  label,
}: PdfButtonProps<Data, Variables>) {
  const locale = useLocale();
  const [create, { loading, error }] = useMutation<Data, Record<string, string>>(document);
  const save = async () => {
    const answer = await create({ variables }).catch(() => undefined);
    if (answer?.data)
      window.location.assign(`${env.apiBase}${urlOf(answer.data)}?language=${locale}`);
  };
  return (
    <>
      <Button variant="outline" size="small" busy={loading} onClick={() => void save()}>
        {label}
      </Button>
      {error && <Banner tone="error">{readError(error).message}</Banner>}
    </>
  );
}

/** What was paid, with receipts, and what is open. */
function Payments({ quote }: { quote: ClientQuoteFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const cancelled = new Set(quote.payments.map(({ cancelsId }) => cancelsId));
  const payments = quote.payments.filter(({ cancelsId }) => !cancelsId);
  return (
    <section className={detail.card} aria-labelledby="quote-payments">
      <h2 id="quote-payments">{t('quotes.payments')}</h2>
      <Facts>
        <Fact label={t('quotes.paid')}>
          <Amount value={quote.paidAmount} />
        </Fact>
        <Fact label={t('quotes.open')}>
          <Amount value={quote.openAmount} />
        </Fact>
      </Facts>
      {payments.length === 0 && <p>{t('account.quotes.noPayments')}</p>}
      <ul className={styles.list}>
        {payments.map(({ id, amount, method, paidOn, receiptNumber }) => (
          <li key={id} className={styles.row}>
            <span className={cancelled.has(id) ? styles.cancelled : undefined}>
              <Amount value={amount} />
            </span>
            <span>
              {t(`quotes.method.${method}`)} · {formatDay(paidOn, locale)}
            </span>
            {cancelled.has(id) && <strong>{t('quotes.cancelled')}</strong>}
            <Ltr>{receiptNumber ?? ''}</Ltr>
            <PdfButton
              document={CreateMyReceiptPdfDocument}
              variables={{ paymentId: id }}
              urlOf={(data) => data.createMyReceiptPdf.url}
              label={t('account.quotes.saveReceipt')}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of the quote: the acceptance with its hash, or why it was refused or withdrawn. */
function Outcome({ quote }: { quote: ClientQuoteFragment }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { acceptance, reason, status } = quote;
  if (acceptance)
    return (
      <Banner
        tone="success"
        title={t('account.quotes.acceptedOn', { at: formatDateTime(acceptance.createdAt, locale) })}
      >
        <span className={styles.hash}>
          {t('common.label', { label: t('account.quotes.fingerprint') })}{' '}
          <Ltr>{acceptance.hash}</Ltr>
        </span>
      </Banner>
    );
  if (status === 'sent') return null;
  return (
    <Banner tone="notice" title={t(`account.quotes.outcome.${status}`)}>
      {reason && <FreeText>{reason}</FreeText>}
    </Banner>
  );
}

function ShownQuote({ quote, onFailed }: { quote: ClientQuoteFragment; onFailed(): void }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, number, revision, status, validUntil, requestKind, requestId } = quote;
  const [openedRevision] = useState(revision);
  const isOver = validUntil < officeDay();
  const title = t('account.quotes.heading', { number });
  return (
    <>
      <PageHead title={title} noIndex />
      <header className={detail.head}>
        <Link className={detail.back} to={accountPath(requestKind, requestId)}>
          <Icon name="arrow" size={18} />
          {t('account.quotes.backToCase')}
        </Link>
        <h1>{title}</h1>
        <p className={detail.under}>
          <span className={detail.reference}>
            <Ltr>{quote.requestReference}</Ltr>
          </span>
          <QuoteStatusBadge status={status === 'sent' && isOver ? 'expired' : status} own />
          <span>{t('quotes.version', { revision })}</span>
          <span>{t('account.quotes.validUntil', { day: formatDay(validUntil, locale) })}</span>
        </p>
      </header>
      <section className={detail.card}>
        <Outcome quote={quote} />
        <QuoteSheet quote={quote} />
        <div className={styles.actions}>
          <PdfButton
            document={CreateMyQuotePdfDocument}
            variables={{ id }}
            urlOf={(data) => data.createMyQuotePdf.url}
            label={t('account.quotes.savePdf')}
          />
        </div>
        {status === 'sent' && revision !== openedRevision && (
          <Banner tone="notice">{t('account.quotes.newVersion')}</Banner>
        )}
        {status === 'sent' && !isOver && (
          <Suspense fallback={<Skeleton />}>
            <QuoteDecision key={revision} quote={quote} onFailed={onFailed} />
          </Suspense>
        )}
      </section>
      {status === 'accepted' && <Payments quote={quote} />}
    </>
  );
}

/** One quote of the client: what it says, its acceptance or refusal, payments and receipts. */
export function QuotePage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(MyQuoteDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const read = () => void refetch().catch(() => undefined);
  return (
    <div className={`container ${detail.page}`}>
      {data ? (
        <ShownQuote key={data.myQuote.id} quote={data.myQuote} onFailed={read} />
      ) : error ? (
        <Failure error={error} onRetry={read} />
      ) : (
        <div aria-busy="true">
          <PageHead title={t('account.quotes.title')} noIndex />
          <Skeleton lines={8} />
        </div>
      )}
    </div>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation();
  const { code, message } = readError(error);
  const missing = code === 'NOT_FOUND' || code === 'BAD_USER_INPUT';
  const title = t(missing ? 'account.quotes.notFound' : 'account.loadFailed');
  return (
    <>
      <PageHead title={title} noIndex />
      <EmptyState
        tone="error"
        heading="h1"
        title={title}
        action={
          missing ? (
            <ButtonLink to="/account">{t('account.detail.back')}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{t('account.tryAgain')}</Button>
          )
        }
      >
        {missing ? t('account.quotes.notFoundText') : message}
      </EmptyState>
    </>
  );
}
