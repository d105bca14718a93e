import { Column, Entity, Index } from 'typeorm';
import { LOCALES, type Locale } from '../../contract/locales.js';
import {
  QUOTE_STATUSES,
  type QuotedKind,
  type QuoteLine,
  type QuoteStatus,
} from '../../contract/quotes.js';
import { BaseEntity } from '../../platform/database/base.entity.js';
import { SearchColumns } from '../../platform/database/search-columns.js';

/** The name of quotes in the record of changes, in events and in notifications. */
export const QUOTE = 'quote';

/** What a quote says, without its sums and its number. */
export interface QuoteContent {
  language: Locale;
  lines: QuoteLine[];
  included: string | null;
  excluded: string | null;
  note: string | null;
  /** The last day on which it can be accepted, in Algiers. */
  validUntil: string;
  taxPercent: number;
}

/** A quote as it stands: what a draft says, or its newest revision. */
@Entity('quotes')
@Index('uq_quotes_number', ['number'], { unique: true })
@Index('ix_quotes_request', ['requestId', 'createdAt'])
@Index('ix_quotes_status', ['status', 'createdAt'])
@Index('ix_quotes_request_kind', ['requestKind', 'createdAt'])
@Index('ix_quotes_due', ['validUntil'], { where: `status = 'sent'` })
@Index('ix_quotes_open', ['createdAt'], { where: 'open_amount > 0' })
@Index('ix_quotes_created_at', ['createdAt', 'id'])
@Index('ix_quotes_valid_until', ['validUntil', 'id'])
@Index('ix_quotes_total', ['total', 'id'])
@Index('ix_quotes_open_amount', ['openAmount', 'id'])
@SearchColumns('quotes', { columns: ['number', 'request_reference', 'client_name'] })
export class QuoteEntity extends BaseEntity implements QuoteContent {
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ type: 'text' })
  requestKind: QuotedKind;

  @Column({ type: 'uuid' })
  requestId: string;

  @Column({ type: 'text' })
  requestReference: string;

  @Column({ type: 'text' })
  clientName: string;

  @Column({ type: 'enum', enum: QUOTE_STATUSES, enumName: 'quote_status', default: 'draft' })
  status: QuoteStatus;

  /** `QT-2026-000001`; a draft has none. */
  @Column({ type: 'text', nullable: true })
  number: string | null;

  /** How many revisions were sent. */
  @Column({ type: 'integer', default: 0 })
  revision: number;

  @Column({ type: 'enum', enum: LOCALES, enumName: 'locale' })
  language: Locale;

  @Column({ type: 'jsonb' })
  lines: QuoteLine[];

  @Column({ type: 'text', nullable: true })
  included: string | null;

  @Column({ type: 'text', nullable: true })
  excluded: string | null;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'date' })
  validUntil: string;

  @Column({ type: 'integer', default: 0 })
  taxPercent: number;

  @Column({ type: 'integer' })
  net: number;

  @Column({ type: 'integer' })
  tax: number;

  @Column({ type: 'integer' })
  total: number;

  @Column({ type: 'integer', default: 0 })
  paidAmount: number;

  /** What is still to be paid; 0 until it is accepted. */
  @Column({ type: 'integer', default: 0 })
  openAmount: number;

  @Column({ type: 'text', nullable: true })
  authorName: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;

  /** When it was accepted, refused or withdrawn, or expired. */
  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Why it was refused or withdrawn. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  /** Since when the office no longer sees it: its client was erased, and it has to be kept (`KeptRecords`). */
  @Column({ type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  /** When the personal data in it was erased. */
  @Column({ type: 'timestamptz', nullable: true })
  erasedAt: Date | null;
}

/** What was sent, once for each revision. The database refuses to change it. */
@Entity('quote_versions')
@Index('uq_quote_versions', ['quoteId', 'revision'], { unique: true })
export class QuoteVersionEntity {
  @Column({ type: 'uuid', primary: true, primaryKeyConstraintName: 'pk_quote_versions' })
  id: string;

  @Column({ type: 'uuid' })
  quoteId: string;

  @Column({ type: 'integer' })
  revision: number;

  /** All that was sent, in one canonical form; null once the personal data in it was erased. */
  @Column({ type: 'text', nullable: true })
  text: string | null;

  /** SHA-256 of `text`. */
  @Column({ type: 'text' })
  hash: string;

  @Column({ type: 'integer' })
  total: number;

  @Column({ type: 'text', nullable: true })
  sentBy: string | null;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

/** That a client accepted a revision. The database refuses to change it, and a second one of the same quote. */
@Entity('quote_acceptances')
@Index('uq_quote_acceptances_quote', ['quoteId'], { unique: true })
export class QuoteAcceptanceEntity {
  @Column({ type: 'uuid', primary: true, primaryKeyConstraintName: 'pk_quote_acceptances' })
  id: string;

  @Column({ type: 'uuid' })
  quoteId: string;

  @Column({ type: 'integer' })
  revision: number;

  @Column({ type: 'text' })
  hash: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @Column({ type: 'text', nullable: true })
  accountName: string | null;

  /** Whether the session was opened with a second factor. */
  @Column({ type: 'boolean' })
  secondFactor: boolean;

  /** The network address; IPv6 is cut to its network. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
