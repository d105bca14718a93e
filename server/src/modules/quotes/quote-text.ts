import { createHash } from 'node:crypto';
import { quoteSums, type QuoteSums } from '../../contract/quotes.js';
import type { QuoteContent, QuoteEntity } from './quote.entity.js';

/** What a revision says, as it was sent. */
export interface SentQuote extends QuoteContent, QuoteSums {
  number: string;
  revision: number;
  requestReference: string;
  clientName: string;
}

type Sent = Pick<
  QuoteEntity,
  'number' | 'revision' | 'requestReference' | 'clientName' | keyof QuoteContent
>;

/**
 * A revision in its canonical form: JSON of these fields in this order, without blanks, in Unicode's form C. The hash
 * of an acceptance is made of it, so that a field more is a form of its own.
 */
export function canonicalText(quote: Sent): string {
  const { number, revision, requestReference, clientName, language, validUntil } = quote;
  const { lines, taxPercent, included, excluded, note } = quote;
  const text = JSON.stringify({
    form: 'mizan-quote-1',
    ...{ number, revision, requestReference, clientName, language, validUntil },
    lines: lines.map(({ title, amount }) => ({ title, amount })),
    ...{ taxPercent, ...quoteSums(lines, taxPercent), included, excluded, note },
  });
  return text.normalize('NFC');
}

export const readCanonicalText = (text: string): SentQuote => JSON.parse(text) as SentQuote;

export const hashOf = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');
