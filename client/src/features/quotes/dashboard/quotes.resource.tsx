import { EditOutlined, HourglassOutlined, WalletOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { QUOTE_STATUSES, QUOTED_KINDS } from '@contract/quotes';
import { Ltr } from '../../../components/bdi';
import { PersonLink } from '../../../dashboard/desk/person-link';
import { requestAddress } from '../../../dashboard/desk/related-links';
import { dateColumn } from '../../../dashboard/engine/list/columns';
import { choiceFilter, choicesFilter, flagFilter } from '../../../dashboard/engine/list/filters';
import { statsOf } from '../../../dashboard/engine/list/stats';
import { MAX_AGE, queryOf } from '../../../dashboard/engine/operations';
import { defineResource, type DetailsProps } from '../../../dashboard/engine/resource';
import { LoadError } from '../../../dashboard/ui/load-error';
import {
  type AdminQuoteRowFragment as Row,
  AdminQuotesDocument,
  AdminQuoteStatsDocument,
} from '../../../graphql/generated/graphql';
import { Amount } from '../amount';
import { QuoteStatusBadge } from '../quote-status';
import { ClosedQuotes } from './closed-quotes';
import { createPaymentExport, createQuoteExport, quoteQuery } from './quote-operations';
import { QuoteView } from './quote-view';
import styles from './quotes.module.css';

const statsQuery = queryOf(AdminQuoteStatsDocument, (data) => data.quoteStats, MAX_AGE.none);

/** What is open of all quotes, which the counters cannot say in dinars. */
function OpenTotal() {
  const { t } = useTranslation();
  const { data } = statsQuery.useData({});
  if (!data) return null;
  return (
    <p className={styles.sums}>
      {t('quotes.openTotal')}{' '}
      <strong>
        <Amount value={data.openAmount} />
      </strong>
    </p>
  );
}

/** A quote beside the list, and the way to its request. */
function QuoteDetails({ id }: DetailsProps) {
  const { t } = useTranslation();
  const { data: quote, error, loading, refetch } = quoteQuery.useData({ id });
  if (error && !loading) return <LoadError error={error} onRetry={refetch} />;
  if (!quote) return <Skeleton active paragraph={{ rows: 8 }} />;
  return (
    <div className={styles.list}>
      <p className={styles.row}>
        <PersonLink id={quote.personId} name={quote.clientName} />
        <Link to={requestAddress(quote.requestKind, quote.requestId)}>
          {t('quotes.openRequest')} <Ltr>{quote.requestReference}</Ltr>
        </Link>
      </p>
      <QuoteView quote={quote} onChange={refetch} />
    </div>
  );
}

/** Quotes for requests, and what is open of them (B48). They are written from the request. */
export const quotesResource = defineResource({
  name: 'quotes',
  audited: 'quote',
  rowId: (row: Row) => row.id,
  rowName: (row: Row) => row.number ?? row.requestReference,
  list: queryOf(AdminQuotesDocument, (data) => data.quotes, MAX_AGE.none),
  notice: OpenTotal,
  stats: statsOf(statsQuery, [
    {
      counter: 'drafts',
      label: 'admin.quotes.stats.drafts',
      icon: <EditOutlined />,
      rows: { filters: { statuses: 'draft' } },
    },
    {
      counter: 'sent',
      label: 'admin.quotes.stats.sent',
      icon: <HourglassOutlined />,
      rows: { filters: { statuses: 'sent' } },
    },
    {
      counter: 'open',
      label: 'admin.quotes.stats.open',
      icon: <WalletOutlined />,
      rows: { filters: { open: 'true' }, sort: { by: 'openAmount', order: 'desc' } },
    },
  ]),
  filters: {
    statuses: choicesFilter(QUOTE_STATUSES, {
      label: 'admin.quotes.fields.status',
      optionLabel: (status) => `quotes.status.${status}`,
    }),
    kind: choiceFilter(QUOTED_KINDS, {
      label: 'admin.quotes.fields.kind',
      optionLabel: (kind) => `account.mine.kind.${kind}`,
    }),
    open: flagFilter('admin.quotes.onlyOpen'),
  },
  defaultSort: { by: 'createdAt', order: 'desc' },
  columns: [
    {
      key: 'number',
      title: 'admin.quotes.fields.number',
      heading: true,
      cell: ({ number, requestReference }: Row) => (
        <span className={styles.numbers}>
          {number && <Ltr>{number}</Ltr>}
          <span className={styles.faint}>
            <Ltr>{requestReference}</Ltr>
          </span>
        </span>
      ),
    },
    {
      key: 'clientName',
      title: 'admin.quotes.fields.clientName',
      heading: true,
      cell: ({ clientName, personId }: Row) => <PersonLink id={personId} name={clientName} />,
    },
    {
      key: 'status',
      title: 'admin.quotes.fields.status',
      cell: ({ status }: Row) => <QuoteStatusBadge status={status} />,
    },
    {
      key: 'total',
      title: 'admin.quotes.fields.total',
      sortBy: 'total',
      align: 'end',
      cell: ({ total }: Row) => <Amount value={total} />,
    },
    {
      key: 'openAmount',
      title: 'admin.quotes.fields.openAmount',
      sortBy: 'openAmount',
      align: 'end',
      cell: ({ openAmount }: Row) => (openAmount > 0 ? <Amount value={openAmount} /> : '—'),
    },
    dateColumn((row: Row) => row.validUntil, {
      key: 'validUntil',
      title: 'admin.quotes.fields.validUntil',
      sortBy: 'validUntil',
    }),
    dateColumn((row: Row) => row.createdAt, {
      key: 'createdAt',
      title: 'admin.quotes.fields.createdAt',
      sortBy: 'createdAt',
    }),
  ],
  details: QuoteDetails,
  tools: ClosedQuotes,
  createExport: createQuoteExport,
  otherExport: { name: 'quotes.payments', create: createPaymentExport },
});
