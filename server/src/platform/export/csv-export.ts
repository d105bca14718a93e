import { stringify } from 'csv-stringify';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { CsvSeparator } from '../../contract/exports.js';
import { cellText, type ExportSheet, type ExportValue, PhoneText } from './export-columns.js';

/** Signs that begin a formula, in their other widths too. */
const SIGN = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE62\uFE63\uFE66\uFE6B]';
const BREAKS = '\\n\\r\\v\\f\\u0085\\u2028\\u2029';
/** What nobody sees, and what a program may drop before it looks for a formula. */
const UNSEEN = `(?![\\t${BREAKS}])[\\p{Cc}\\p{Cf}\\p{Default_Ignorable_Code_Point}\\p{Z}\\u2800"]`;
/** Where a program begins a cell of its own if it splits at the other separator, or does not know quotes. */
const CELL_START = `^|[,;]|\\r\\n|[${BREAKS}]`;
const FORMULA = new RegExp(`(${CELL_START}|\\t)(?=(?:${UNSEEN})*${SIGN})`, 'gu');
/** A tab or a carriage return in front makes some programs look for a formula behind it. */
const LED_BY_TAB = new RegExp(`(${CELL_START})(?=(?:${UNSEEN})*(?:\\t|\\r(?!\\n)))|^(?=\\r)`, 'gu');

const ONLY_DIGITS = /^\d+$/;
/** 00213 2 -> pairs of digits, which no program takes for one number. */
const inPairs = (digits: string) => digits.replace(/\B(?=(?:\d\d)+$)/g, ' ');

/**
 * A phone number as spreadsheets keep it and people dial it: (+213) 555 12 34 56. With the sign in front it would
 * be a formula, and digits alone a number that loses its zeros.
 */
function phoneCell(phone: string): string {
  const parsed = parsePhoneNumberFromString(phone);
  if (parsed?.isPossible()) {
    const code = `+${parsed.countryCallingCode}`;
    return `(${code})${parsed.formatInternational().slice(code.length)}`;
  }
  const dialled = phone.replace(/^\s*\+(?=[\d\s().-]+$)/, '00');
  return ONLY_DIGITS.test(dialled) ? inPairs(dialled) : textCell(dialled);
}

/** A text that no program takes for a formula, also where it begins a cell of its own. */
function textCell(text: string): string {
  return text.replace(FORMULA, "$1'").replace(LED_BY_TAB, (start) => `${start}'`);
}

const DELIMITERS: Record<CsvSeparator, string> = { comma: ',', semicolon: ';' };
/** Programs that split at semicolons take a comma for the decimal sign. */
const DECIMAL_SIGNS: Record<CsvSeparator, string> = { comma: '.', semicolon: ',' };

/** The value as a cell of a CSV. */
function csvCell(value: ExportValue, separator: CsvSeparator): string {
  if (value instanceof PhoneText) return phoneCell(value.phone);
  if (typeof value === 'number') return String(value).replace('.', DECIMAL_SIGNS[separator]);
  return textCell(cellText(value));
}

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
  await pipeline(Readable.from(records(sheet, separator)), csv, out);
}

async function* records(
  { headings, rows }: ExportSheet,
  separator: CsvSeparator,
): AsyncGenerator<string[]> {
  yield headings;
  for await (const batch of rows)
    for (const row of batch) yield row.map((value) => csvCell(value, separator));
}
