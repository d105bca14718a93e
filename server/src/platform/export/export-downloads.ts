import { setImmediate } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { create as contentDisposition } from 'content-disposition';
import type { Response } from 'express';
import type { CsvSeparator, ExportFormat } from '../../contract/exports.js';
import type { Locale, Trilingual } from '../../contract/locales.js';
import { officeDay } from '../../contract/office-clock.js';
import { type RateLimit, RateLimitsService } from '../access/rate-limits.service.js';
import { SessionReader } from '../access/session-reader.js';
import { AppError } from '../errors/app-error.js';
import type { Viewer } from '../request-context/viewer.js';
import { writeCsv } from './csv-export.js';
import type { ExportColumn, ExportSheet, ExportValue } from './export-columns.js';
import { writeXlsx } from './xlsx-export.js';

const CONTENT_TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** The media types of exports. */
export const EXPORT_TYPES = Object.values(CONTENT_TYPES).map((type) => type.split(';')[0] ?? type);
const WRITERS = { csv: writeCsv, xlsx: writeXlsx };
/** Exports of one person at a time; one whose process died counts until the time is over. */
const AT_ONCE: RateLimit = { name: 'exports-at-once', points: 2, seconds: 600 };
/** How long an export goes on before its session is read again. */
const SESSION_READ_MS = 100;
/** Small exports are done by then. */
const RETRY_SECONDS = 10;
/** Written before other callers get their turn. */
const ROWS_AT_A_TIME = 25;

/** What a file looks like. */
export interface ExportFile {
  format: ExportFormat;
  /** The separator of the cells of a CSV. */
  separator: CsvSeparator;
}

interface ExportTable<Row> {
  name: Trilingual<string>;
  columns: readonly ExportColumn<Row>[];
  batches: AsyncIterable<Row[]>;
}

/** The rows of an export, each made when it is sent. */
export function exportSheet<Row>(
  { name, columns, batches }: ExportTable<Row>,
  locale: Locale,
): ExportSheet {
  async function* rows(): AsyncGenerator<ExportValue[][]> {
    for await (const batch of batches)
      for (let start = 0; start < batch.length; start += ROWS_AT_A_TIME) {
        const some = batch.slice(start, start + ROWS_AT_A_TIME);
        yield some.map((row) => columns.map((column) => column.value(row, locale)));
        await setImmediate();
      }
  }
  const headings = columns.map(({ heading }) => heading[locale]);
  return { name: name[locale], locale, headings, rows: rows() };
}

/** Sends exported lists. */
@Injectable()
export class ExportDownloads {
  constructor(
    private readonly sessions: SessionReader,
    private readonly limits: RateLimitsService,
  ) {}

  /**
   * Answers the call of a person with a file. `read` is called in their turn, since each file keeps a connection and
   * the processor busy.
   */
  async send(
    viewer: Viewer,
    file: ExportFile,
    response: Response,
    read: () => Promise<ExportSheet>,
  ): Promise<void> {
    const busy = new AppError('TOO_MANY_EXPORTS', { retryAfter: RETRY_SECONDS });
    await this.limits.inTurn({ limit: AT_ONCE, key: viewer.id }, busy, async () => {
      const sheet = await read();
      await this.write({ ...sheet, rows: this.whileSignedIn(viewer, sheet.rows) }, file, response);
    });
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

  private async write(
    sheet: ExportSheet,
    { format, separator }: ExportFile,
    response: Response,
  ): Promise<void> {
    response.set({
      'Content-Type': CONTENT_TYPES[format],
      'Content-Disposition': contentDisposition(`${sheet.name} ${officeDay()}.${format}`),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
    });
    try {
      await WRITERS[format](sheet, response, separator);
    } catch (error) {
      if (!response.headersSent) throw error;
      // The file is cut off: a broken connection says so, a short file would not.
      response.destroy();
    }
  }
}
