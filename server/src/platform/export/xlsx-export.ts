import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { directionOf } from '../../contract/locales.js';
import {
  cellText,
  ExportDay,
  type ExportSheet,
  type ExportValue,
  inAlgiers,
} from './export-columns.js';

const COLUMN_WIDTH = 22;
/** The first day that a workbook counts as calendars do: in front of it, it has a 29th of February 1900. */
const FIRST_DAY = '1900-03-01';
const DAY_FORMAT = 'yyyy-mm-dd';
/** Workbooks write a character as `_x0041_`; where a text has just that, its first sign is written so. */
const CODE_OF_CHARACTER = /_(?=x[\da-fA-F]{4}_)/g;
const INSTANT_FORMAT = 'yyyy-mm-dd hh:mm';

/** Writes the rows as an Excel workbook: days and numbers as such, everything else as texts, none of them a formula. */
export async function writeXlsx(
  { name, locale, headings, rows }: ExportSheet,
  out: Writable,
): Promise<void> {
  // Loaded with the first export, because it is large.
  const { WorkbookWriter } = await import('@cj-tech-master/excelts');
  const workbook = new WorkbookWriter({ stream: out, useSharedStrings: false, useStyles: true });
  const rightToLeft = directionOf(locale) === 'rtl';
  const sheet = workbook.addWorksheet(name, {
    views: [{ state: 'frozen', ySplit: 1, rightToLeft }],
  });
  sheet.columns = headings.map(() => ({ width: COLUMN_WIDTH }));
  const first = sheet.addRow(headings);
  first.font = { bold: true };
  first.commit();
  for await (const batch of rows) {
    for (const values of batch) {
      const row = sheet.addRow(values.map(cellValue));
      values.forEach((value, index) => {
        const format = formatOf(value);
        if (format) row.getCell(index + 1).numFmt = format;
      });
      row.commit();
    }
    await untilDrained(out);
  }
  sheet.commit();
  await workbook.commit();
}

/** A workbook has no time zones: what clocks in Algiers show is written as if it were UTC. */
function cellValue(value: ExportValue): string | number | Date {
  if (value instanceof Date)
    return inAlgiers(value).startOf('second').setZone('utc', { keepLocalTime: true }).toJSDate();
  if (value instanceof ExportDay && value.day >= FIRST_DAY)
    return new Date(`${value.day}T00:00:00Z`);
  return typeof value === 'number' ? value : cellText(value).replace(CODE_OF_CHARACTER, '_x005F_');
}

function formatOf(value: ExportValue): string | undefined {
  if (value instanceof Date) return INSTANT_FORMAT;
  return value instanceof ExportDay && value.day >= FIRST_DAY ? DAY_FORMAT : undefined;
}

/** Waits for a slow connection, so that it does not fill the memory; rejects if it was closed. */
async function untilDrained(out: Writable): Promise<void> {
  if (out.destroyed) throw new Error('The connection was closed');
  if (!out.writableNeedDrain) return;
  const closed = new AbortController();
  const abort = () => closed.abort();
  out.once('close', abort);
  try {
    await once(out, 'drain', { signal: closed.signal });
  } finally {
    out.off('close', abort);
  }
}
