import { Injectable } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import { Field, Int, ObjectType } from '@nestjs/graphql';
import {
  CSV_SEPARATORS,
  type CsvSeparator,
  EXPORT_FORMATS,
  type ExportFormat,
  MAX_EXPORTED_ROWS,
  usualSeparator,
} from '../../contract/exports.js';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.js';
import { officeDay } from '../../contract/office-clock.js';
import { requestPermission } from '../../contract/permissions.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import { type RateLimit, RateLimitsService } from '../../platform/access/rate-limits.service.js';
import { SecurityLog } from '../../platform/access/security-log.js';
import { SessionReader } from '../../platform/access/session-reader.js';
import { SignedLinks } from '../../platform/access/signed-links.js';
import { Database } from '../../platform/database/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { ListEngine } from '../../platform/list/list-engine.js';
import { writeCsv } from '../../platform/export/csv-export.js';
import type { ExportSheet } from '../../platform/export/export-columns.js';
import { writeXlsx } from '../../platform/export/xlsx-export.js';
import { Link } from '../../platform/graphql/answers.js';
import type { Viewer } from '../../platform/request-context/viewer.js';
import { requestSheet } from './request-export-columns.js';
import { RequestKinds, type RequestParts } from '../request-kinds.js';
import type { RequestFilters } from '../api/request-list.args.js';
import { graphqlEnum } from '../../platform/graphql/graphql-enums.js';

export const ExportFormatEnum = graphqlEnum(
  'ExportFormat',
  EXPORT_FORMATS,
  'Format of an exported file.',
  { csv: 'Text with separators, in UTF-8.', xlsx: 'An Excel workbook.' },
);

export const CsvSeparatorEnum = graphqlEnum(
  'CsvSeparator',
  CSV_SEPARATORS,
  'What stands between the cells of a CSV.',
  {
    comma: 'A comma, as spreadsheet programs set to English read it.',
    semicolon: 'A semicolon, as spreadsheet programs set to French or Arabic read it.',
  },
);

@ObjectType('RequestExport', {
  description:
    'An export that is ready to be downloaded by the administrator who asked for it; opening it is recorded.',
})
export class RequestExportLink extends Link {
  @Field(() => Int, {
    description: `Number of requests that match, at most ${MAX_EXPORTED_ROWS}.`,
  })
  rows: number;
}

const LINKS = '/api/v1/request-exports';
const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const WRITERS = { csv: writeCsv, xlsx: writeXlsx };
/** Exports of one person at a time; one whose process died counts until the time is over. */
const AT_ONCE: RateLimit = { name: 'exports-at-once', points: 2, seconds: 600 };
/** How long an export goes on before its session is read again. */
const SESSION_READ_MS = 100;
/** Small exports are done by then. */
const RETRY_SECONDS = 10;

/** What is exported: the filters of the list, in which format and language. */
interface ExportOrder {
  filters: RequestFilters;
  format: ExportFormat;
  locale: Locale;
  /** The separator of the cells of a CSV. */
  separator: CsvSeparator;
  /** Requests that matched when the export was asked for. */
  rows: number;
}

/** The filters of a list, and the format that they are exported in. */
export type ExportFilters = RequestFilters & {
  format: ExportFormat;
  /** By the language when it is left out. */
  separator?: CsvSeparator | null;
};

/** Exports of lists of requests: each is a link for one administrator, and stands in the audit log once opened. */
@Injectable()
export class RequestExports {
  constructor(
    private readonly kinds: RequestKinds,
    private readonly lists: ListEngine,
    private readonly links: SignedLinks,
    private readonly sessions: SessionReader,
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly limits: RateLimitsService,
    private readonly log: SecurityLog,
  ) {}

  /**
   * The address at which the administrator's browser downloads everything that the filters match, not only a page;
   * refused if it would be too large.
   */
  async link(
    { kind, reads }: RequestParts,
    viewer: Viewer,
    { format, separator, ...args }: ExportFilters,
  ): Promise<RequestExportLink> {
    const { total: rows } = await reads.list(viewer, { ...args, page: 1, limit: 1 });
    if (rows > MAX_EXPORTED_ROWS)
      throw new AppError('EXPORT_TOO_LARGE', { count: rows, max: MAX_EXPORTED_ROWS });
    const {
      language,
      page: _,
      limit: __,
      offset: ___,
      sortBy: ____,
      sortOrder: _____,
      ...filters
    } = args;
    const locale = language ?? DEFAULT_LOCALE;
    const order: ExportOrder = {
      ...{ filters, format, rows, locale },
      separator: separator ?? usualSeparator(locale),
    };
    const { name } = kind.definition;
    const target = {
      permission: requestPermission(name, 'export'),
      subject: JSON.stringify(order),
    };
    return { rows, ...this.links.sign(`${LINKS}/${name}/`, viewer, target) };
  }

  async open(name: string, token: string, response: Response): Promise<void> {
    const parts = this.kinds.allParts().find(({ kind }) => kind.definition.name === name);
    if (!parts) throw new AppError('NOT_FOUND');
    const { viewer, subject } = await this.links.open(token, requestPermission(name, 'export'));
    const order = JSON.parse(subject) as ExportOrder;
    const busy = new AppError('TOO_MANY_EXPORTS', { retryAfter: RETRY_SECONDS });
    // each keeps a connection and the processor busy
    await this.limits.inTurn({ limit: AT_ONCE, key: viewer.id }, busy, async () => {
      await this.record(viewer, parts.kind.definition, order);
      const sheet = await this.sheetOf(parts, viewer, order);
      const rows = this.whileSignedIn(viewer, sheet.rows);
      await this.send({ ...sheet, rows }, order, response);
    });
  }

  private async sheetOf(
    { kind: { definition, table }, reads }: RequestParts,
    viewer: Viewer,
    { filters, locale }: ExportOrder,
  ): Promise<ExportSheet> {
    const where = await reads.conditions(viewer, filters);
    const batches = this.lists.batches(table.entity, where, filters.search);
    return requestSheet(definition, table.exported, batches, locale);
  }

  /** A slow download ends with the reader's session. */
  private async *whileSignedIn<Rows>(
    viewer: Viewer,
    batches: AsyncIterable<Rows>,
  ): AsyncGenerator<Rows> {
    let read = Date.now();
    for await (const rows of batches) {
      if (Date.now() - read > SESSION_READ_MS) {
        if ((await this.sessions.readAgain(viewer))?.role !== viewer.role)
          throw new AppError('UNAUTHENTICATED');
        read = Date.now();
      }
      yield rows;
    }
  }

  private async send(sheet: ExportSheet, order: ExportOrder, response: Response): Promise<void> {
    const day = officeDay();
    const fileName = `${sheet.name} ${day}.${order.format}`;
    response.set({
      'Content-Type': CONTENT_TYPES[order.format],
      'Content-Disposition': contentDisposition(fileName),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    try {
      await WRITERS[order.format](sheet, response, order.separator);
    } catch (error) {
      if (!response.headersSent) throw error;
      // The file is cut off: a broken connection says so, a short file would not.
      response.destroy();
    }
  }

  private async record(
    viewer: Viewer,
    { name }: RequestDefinition,
    { filters, format, rows }: ExportOrder,
  ): Promise<void> {
    await this.database.transaction((transaction) =>
      this.auditLog.record(transaction, {
        viewer,
        action: `${name}.exported`,
        entity: name,
        entityId: 'export',
        label: `${format.toUpperCase()}, ${rows}`,
        before: null,
        after: { filters, format, rows },
      }),
    );
    this.log.record('requests.exported', { userId: viewer.id, kind: name, format, rows });
  }
}
