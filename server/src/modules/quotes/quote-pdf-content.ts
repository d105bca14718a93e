import type { Locale } from '../../contract/locales.js';
import { formatCentimes, formatDinars } from '../../contract/quotes.js';
import {
  type Labelled,
  momentIn,
  type Paragraph,
  paragraphs,
  type SheetHead,
} from '../../platform/pdf/sheet-content.js';
import type { Firm } from '../../platform/settings/settings.js';
import { valueInWords, wordsWithValues } from '../../platform/texts/locale-texts.js';
import type { TextValue, TextVariables } from '../../platform/texts/text-values.js';
import type { PaymentEntity } from './payment.entity.js';
import type { SentQuote } from './quote-text.js';
import type { QuoteAcceptanceEntity, QuoteEntity } from './quote.entity.js';

/** What `server/documents/quote.typ` prints, for quotes and receipts. */
export interface QuoteSheet extends SheetHead {
  facts: Labelled[];
  /** The headings of the columns, for what and how much. */
  head: [string, string];
  rows: { title: Paragraph[]; amount: string }[];
  /** The sums below, the last one in bold. */
  sums: { label: string; amount: string }[];
  texts: Labelled[];
  notice: string | null;
  /** The hash of the text, to compare. */
  mark: string | null;
}

/** The sheet's language and the firm that prints it. */
interface Printing {
  language: Locale;
  firm: Firm;
}

const wordsIn =
  ({ language, firm }: Printing, document: string, variables: TextVariables) =>
  (name: string) => {
    const now = { moment: new Date().toISOString() };
    const values = { ...variables, now, firm: firm.name[language] };
    return wordsWithValues(
      [`documents.${document}.${name}`, `documents.${name}`],
      values,
      language,
    );
  };

const shown = (value: TextValue, language: Locale) => valueInWords(value, language) ?? '';

interface PrintedQuote extends Printing {
  content: SentQuote;
  status: QuoteEntity['status'];
  /** Undefined for a draft. */
  version?: { hash: string; createdAt: Date };
  acceptance?: QuoteAcceptanceEntity;
}

/** A revision of a quote, or a draft. */
export function buildQuotePdf({ content, status, version, acceptance, ...printing }: PrintedQuote) {
  const { language } = printing;
  const { number, revision, clientName, requestReference, validUntil, taxPercent } = content;
  const reference = version ? number : requestReference;
  const words = wordsIn(printing, 'quote', { reference, revision, taxPercent });
  const facts: [string, string][] = [
    ['client', clientName],
    ['request', requestReference],
    ['version', version ? String(revision) : shown({ term: 'quoteStatus.draft' }, language)],
    ['sent', version ? momentIn(version.createdAt, language) : ''],
    ['validUntil', shown({ day: validUntil }, language)],
    ['status', version ? shown({ term: `quoteStatus.${status}` }, language) : ''],
    ['accepted', acceptance ? momentIn(acceptance.createdAt, language) : ''],
  ];
  const sums: [string, number][] = [
    ['net', content.net],
    ['tax', content.tax],
  ];
  const hasTax = taxPercent > 0;
  return {
    ...headOf(words),
    facts: labelled(facts, words, language),
    head: [words('what'), words('amount')],
    rows: content.lines.map(({ title, amount }) => ({
      title: paragraphs(title, language),
      amount: formatCentimes(amount, language),
    })),
    sums: [...(hasTax ? sums : []), ['total', content.total] as const].map(([name, amount]) => ({
      label: words(name),
      amount: formatDinars(amount, language),
    })),
    texts: labelled(
      [
        ['included', content.included ?? ''],
        ['excluded', content.excluded ?? ''],
        ['note', content.note ?? ''],
      ],
      words,
      language,
    ),
    notice: version ? words('notice') : words('draft'),
    mark: version ? `SHA-256 ${version.hash}` : null,
  } satisfies QuoteSheet;
}

interface PrintedReceipt extends Printing {
  quote: QuoteEntity;
  payment: PaymentEntity;
  cancelled: PaymentEntity | undefined;
}

/** The receipt of one payment. */
export function buildReceiptPdf({ quote, payment, cancelled, ...printing }: PrintedReceipt) {
  const { language } = printing;
  const { receiptNumber: reference, amount, method, paidOn, paidByThen, payerReference } = payment;
  const cancelledOn = cancelled && { moment: cancelled.createdAt.toISOString() };
  const words = wordsIn(printing, 'paymentReceipt', { reference, cancelledOn });
  const facts: [string, string][] = [
    ['client', quote.clientName],
    ['request', quote.requestReference],
    ['quote', quote.number ?? ''],
    ['paidOn', shown({ day: paidOn }, language)],
    ['method', shown({ term: `paymentMethod.${method}` }, language)],
    ['payerReference', payerReference ?? ''],
  ];
  const sums = [
    ['total', quote.total],
    ['paid', paidByThen],
    ['open', quote.total - paidByThen],
  ] as const;
  return {
    ...headOf(words),
    facts: labelled(facts, words, language),
    head: [words('what'), words('amount')],
    rows: [
      {
        title: paragraphs(words('payment'), language),
        amount: formatDinars(amount, language),
      },
    ],
    sums: sums.map(([name, value]) => ({
      label: words(name),
      amount: formatDinars(value, language),
    })),
    texts: [],
    notice: cancelled ? words('cancelled') : null,
    mark: null,
  } satisfies QuoteSheet;
}

const headOf = (words: (name: string) => string): SheetHead => ({
  title: words('title'),
  intro: null,
  footer: words('footer'),
});

/** Those that have a value, with their labels. */
const labelled = (
  values: readonly (readonly [string, string])[],
  words: (name: string) => string,
  language: Locale,
): Labelled[] =>
  values.flatMap(([name, value]) => {
    const lines = paragraphs(value, language);
    return lines.length > 0 ? [{ label: words(name), value: lines }] : [];
  });
