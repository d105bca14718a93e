import type { Locale } from './locales.js';
import type { RequestKindName } from './requests/request-kinds.js';

/** The kinds of requests that the office writes quotes for. */
export const QUOTED_KINDS = [
  'serviceRequest',
  'consultation',
  'contactRequest',
] as const satisfies readonly RequestKindName[];
export type QuotedKind = (typeof QUOTED_KINDS)[number];

export const isQuoted = (kind: string): kind is QuotedKind =>
  QUOTED_KINDS.some((each) => each === kind);

/** Where a quote is. Only a draft is changed or deleted; what was sent is changed by a new revision. */
export const QUOTE_STATUSES = [
  'draft',
  'sent',
  'accepted',
  'refused',
  'expired',
  'withdrawn',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

/** A quote in one of these can be sent again, as a new revision. */
export const REVISABLE_STATUSES: readonly QuoteStatus[] = ['sent', 'refused', 'expired'];

/** How money reaches the office. */
export const PAYMENT_METHODS = ['cash', 'ccp', 'transfer', 'cheque'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Bounds of quotes and payments. Amounts are whole centimes, and small enough for the numbers of GraphQL. */
export const QUOTE_LIMITS = {
  lines: { min: 1, max: 30 },
  lineTitle: { min: 2, max: 200 },
  amount: { min: 1, max: 2_000_000_000 },
  scope: { max: 4000 },
  note: { max: 2000 },
  reason: { min: 3, max: 1000 },
  payerReference: { max: 100 },
  /** Days ahead that a quote may be valid. */
  validDays: { max: 366 },
  /** Quotes of one request. */
  perRequest: 50,
  /** Payments of one quote, cancelled ones among them. */
  payments: 200,
} as const;

/** Days before the end of a quote at which its client is reminded. */
export const QUOTE_REMINDER_DAYS = 3;

/** One thing that a quote charges for. */
export interface QuoteLine {
  title: string;
  /** In centimes, without tax. */
  amount: number;
}

/** The sums of a quote, in centimes. */
export interface QuoteSums {
  net: number;
  tax: number;
  total: number;
}

/** The sums of lines; the tax is rounded to the nearest centime. */
export function quoteSums(
  lines: readonly Pick<QuoteLine, 'amount'>[],
  taxPercent: number,
): QuoteSums {
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = Math.round((net * taxPercent) / 100);
  return { net, tax, total: net + tax };
}

const CURRENCY: Record<Locale, string> = { ar: 'دج', fr: 'DA', en: 'DA' };
/** Grouping and decimals: no-break spaces keep the parts of a number in their order in Arabic text. */
const SIGNS: Record<Locale, readonly [string, string]> = {
  ar: ['\u00a0', ','],
  fr: ['\u00a0', ','],
  en: [',', '.'],
};

/** An amount of centimes without its currency: 1500000 -> `15 000,00`. */
export function formatCentimes(centimes: number, locale: Locale): string {
  const [group, point] = SIGNS[locale];
  const [whole, rest] = [Math.floor(Math.abs(centimes) / 100), Math.abs(centimes) % 100];
  const grouped = String(whole).replace(/\B(?=(?:\d{3})+$)/g, group);
  const sign = centimes < 0 ? '-' : '';
  return `${sign}${grouped}${point}${String(rest).padStart(2, '0')}`;
}

/** The same with its currency: `15 000,00 DA`. */
export const formatDinars = (centimes: number, locale: Locale): string =>
  `${formatCentimes(centimes, locale)}\u00a0${CURRENCY[locale]}`;

const PRICE =
  /^(\d{1,3}(?:[ .,]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?: ?(?:دج|د\.ج\.?|دينار(?: جزائري)?|DA|DZD|dinars?(?: algériens)?))?\.?$/iu;
const toLatinDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

/** The centimes of a price that is one amount, such as `15 000 DA`; undefined for a range or a sentence. */
export function centimesOfPrice(price: string): number | undefined {
  const text = price
    .replace(/[٠-٩]/g, toLatinDigit)
    .replace(/[\u200e\u200f\u061c]/g, '')
    .replaceAll('٬', ',')
    .replaceAll('٫', '.')
    .replace(/\s+/g, ' ')
    .trim();
  const [, whole, rest = ''] = PRICE.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const centimes = Number(whole.replace(/\D/g, '')) * 100 + Number(rest.padEnd(2, '0'));
  const { min, max } = QUOTE_LIMITS.amount;
  return centimes >= min && centimes <= max ? centimes : undefined;
}
