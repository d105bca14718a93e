import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { MAX_EXPORTED_ROWS, usualSeparator } from '../../contract/exports.js';
import { localized, type Locale } from '../../contract/locales.js';
import { type SignedLink, SignedLinks } from '../../platform/access/signed-links.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { SqlValues } from '../../platform/database/sql-values.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ExportSheet } from '../../platform/export/export-columns.js';
import {
  ExportDownloads,
  type ExportFile,
  exportSheet,
} from '../../platform/export/export-downloads.js';
import { CountCache } from '../../platform/list/count-cache.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { currentLocale } from '../../platform/request-context/caller-locale.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import type { ExportFormatArgs } from '../../requests/export/export-args.js';
import { QuoteAccess } from './quote-access.js';
import {
  type ExportedPayment,
  PAYMENT_COLUMNS_OF_EXPORT,
  QUOTE_COLUMNS_OF_EXPORT,
} from './quote-export-columns.js';
import { type QuoteFilters, quoteFilters } from './quote-filters.js';
import { QuoteReads } from './quote-reads.js';
import { QUOTE, QuoteEntity } from './quote.entity.js';

const LINKS = '/api/v1/quote-exports';

/** What a file holds: the quotes that match, or the payments of these quotes. */
export type ExportedRows = 'quotes' | 'payments';

const FROM: Record<ExportedRows, string> = {
  quotes: 'quotes t',
  payments: 'payments p JOIN quotes t ON t.id = p.quote_id',
};

/** What is exported, in which format and language. */
interface ExportOrder extends ExportFile {
  what: ExportedRows;
  filters: QuoteFilters;
  locale: Locale;
  /** Rows when the export was asked for. */
  rows: number;
}

/** Exports of quotes and of payments: each is a link for one person of the office, and recorded once opened. */
@Injectable()
export class QuoteExports {
  constructor(
    private readonly lists: ListEngine,
    private readonly counts: CountCache,
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly access: QuoteAccess,
    private readonly reads: QuoteReads,
    private readonly downloads: ExportDownloads,
    private readonly auditLog: AuditLog,
    private readonly log: SecurityLog,
  ) {}

  /** The address of everything that the filters match; refused if it would be too large. */
  async link(
    viewer: Viewer,
    what: ExportedRows,
    { format, separator, ...args }: QuoteFilters & ExportFormatArgs,
  ): Promise<SignedLink & { rows: number }> {
    const { language, search, statuses, kind, open } = args;
    const filters = { search, statuses, kind, open };
    const rows = await this.count(viewer, what, filters);
    if (rows > MAX_EXPORTED_ROWS)
      throw new AppError('EXPORT_TOO_LARGE', { count: rows, max: MAX_EXPORTED_ROWS });
    const locale = language ?? currentLocale();
    const order: ExportOrder = {
      ...{ what, filters, format, locale, rows },
      separator: separator ?? usualSeparator(locale),
    };
    const target = { permission: 'quote.export', subject: JSON.stringify(order) } as const;
    return { rows, ...this.links.sign(`${LINKS}/`, viewer, target) };
  }

  async open(token: string, response: Response): Promise<void> {
    const { viewer, subject } = await this.links.open(token, 'quote.export');
    const order = JSON.parse(subject) as ExportOrder;
    await this.downloads.send(viewer, order, response, async () => {
      await this.record(viewer, order);
      return this.sheetOf(viewer, order);
    });
  }

  private sheetOf(viewer: Viewer, { what, filters, locale }: ExportOrder): ExportSheet {
    const where = this.conditions(viewer, filters);
    const batches = this.lists.batches(QuoteEntity, where, filters.search ?? undefined);
    if (what === 'quotes') {
      const name = localized('عروض الأتعاب', 'Devis', 'Quotes');
      return exportSheet({ name, columns: QUOTE_COLUMNS_OF_EXPORT, batches }, locale);
    }
    const name = localized('الدفعات', 'Paiements', 'Payments');
    const payments = this.paymentsOf(batches);
    return exportSheet({ name, columns: PAYMENT_COLUMNS_OF_EXPORT, batches: payments }, locale);
  }

  private async *paymentsOf(batches: AsyncIterable<QuoteEntity[]>) {
    for await (const quotes of batches) {
      const payments = await Promise.all(quotes.map(({ id }) => this.reads.paymentsOf(id)));
      yield quotes.flatMap((quote, place): ExportedPayment[] =>
        (payments[place] ?? []).map((payment) => ({ payment, quote })),
      );
    }
  }

  private conditions(viewer: Viewer, filters: QuoteFilters) {
    return [quoteFilters(filters), this.access.scopeOf(viewer)];
  }

  private async count(viewer: Viewer, what: ExportedRows, filters: QuoteFilters): Promise<number> {
    const sql = new SqlValues();
    const conditions = this.conditions(viewer, filters);
    const where = this.lists.condition(QuoteEntity, conditions, sql, filters.search ?? undefined);
    const { rows } = await this.counts.read<{ rows: number }>(
      `SELECT count(*)::int AS rows FROM ${FROM[what]} ${where}`,
      sql.values,
    );
    return rows;
  }

  private async record(viewer: Viewer, order: ExportOrder): Promise<void> {
    const { what, filters, format, rows } = order;
    await this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        ...{ viewer, action: `${QUOTE}.exported`, entity: QUOTE, entityId: 'export' },
        label: `${format.toUpperCase()}, ${rows}`,
        ...{ before: null, after: { what, filters, format, rows } },
      }),
    );
    this.log.record('requests.exported', { userId: viewer.id, kind: what, format, rows });
  }
}
