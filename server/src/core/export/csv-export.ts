import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CsvSeparator } from '../../contract/exports.js';
import { csvCell } from './csv-cells.js';
import type { ExportSheet } from './export-sheet.js';

const DELIMITERS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };

/** Writes the rows as CSV with a byte order mark, every cell in quotes, and none of them a formula. */
export async function writeCsv(
  sheet: ExportSheet,
  out: Writable,
  separator: CsvSeparator,
): Promise<void> {
  const csv = stringify({
    bom: true,
    delimiter: DELIMITERS[separator],
    quoted: true,
    quoted_empty: true,
    record_delimiter: 'windows',
  });
  await pipeline(Readable.from(records(sheet)), csv, out);
}

async function* records({ headings, rows }: ExportSheet): AsyncGenerator<string[]> {
  yield headings;
  for await (const batch of rows) for (const row of batch) yield row.map(csvCell);
}
