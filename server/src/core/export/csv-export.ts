import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Locale } from '../../contract/locales.js';
import { cellText, type ExportValue, PhoneText } from './export-columns.js';
import type { ExportSheet } from './export-sheet.js';

/** As spreadsheet programs of Algeria read it: set to French or Arabic, they take a comma for a decimal sign. */
const DELIMITER: Record<Locale, string> = { ar: ';', fr: ';', en: ',' };

/** Opened as a spreadsheet, a number of digits alone would lose its leading zero. */
const cellOf = (value: ExportValue) =>
  value instanceof PhoneText && /^\d+$/.test(value.phone) ? `'${value.phone}` : cellText(value);

/** Writes the rows as CSV with a byte order mark. A text that a spreadsheet would take for a formula gets a quote in front. */
export async function writeCsv(sheet: ExportSheet, out: Writable): Promise<void> {
  const csv = stringify({
    bom: true,
    delimiter: DELIMITER[sheet.locale],
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  await pipeline(Readable.from(records(sheet)), csv, out);
}

async function* records({ headings, rows }: ExportSheet): AsyncGenerator<string[]> {
  yield headings;
  for await (const batch of rows) for (const row of batch) yield row.map(cellOf);
}
