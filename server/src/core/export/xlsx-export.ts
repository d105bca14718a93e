import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { directionOf } from '../../contract/locales.js';
import { cellText } from './export-columns.js';
import type { ExportSheet } from './export-sheet.js';

const COLUMN_WIDTH = 22;

/** Writes the rows as an Excel workbook. Every cell is a text, so that nothing is taken for a formula or a number. */
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
    for (const row of batch) sheet.addRow(row.map(cellText)).commit();
    await untilDrained(out);
  }
  sheet.commit();
  await workbook.commit();
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
