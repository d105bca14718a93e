import { setImmediate } from 'node:timers/promises';
import { localized, type Locale } from '../../contract/locales.js';
import { type ExportColumn, type ExportValue, PhoneText } from '../export/export-columns.js';
import type { ExportSheet } from '../export/export-sheet.js';
import type { ExportedTable } from './request-kind.js';
import type { RequestBase } from './request.entity.js';

/** Written before other callers get their turn. */
const ROWS_AT_A_TIME = 25;

/** The first columns of every kind of request. */
const FIRST_COLUMNS: readonly ExportColumn<RequestBase>[] = [
  { heading: localized('رقم الطلب', 'Référence', 'Reference'), value: (row) => row.reference },
  {
    heading: localized('تاريخ الإرسال', 'Envoyée le', 'Sent'),
    value: (row) => row.createdAt,
  },
];

/** The last ones. */
const LAST_COLUMNS: readonly ExportColumn<RequestBase>[] = [
  {
    heading: localized('المكلف', 'Chargé du dossier', 'Assignee'),
    value: (row) => row.assigneeName,
  },
  {
    heading: localized(
      'تنتظر رداً منذ',
      'En attente de réponse depuis',
      'Waiting for an answer since',
    ),
    value: (row) => row.unansweredSince,
  },
  {
    heading: localized('آخر تعديل', 'Dernière modification', 'Last change'),
    value: (row) => row.updatedAt,
  },
];

/** A phone number in international form where it has one, otherwise as it was typed. */
export const phoneText = (international: string | null, typed: string | null) =>
  typed === null ? null : new PhoneText(international ?? typed);

/** The rows of an export, each made when it is sent. */
export function requestSheet<E extends RequestBase>(
  { name, columns: own }: ExportedTable<E>,
  batches: AsyncIterable<E[]>,
  locale: Locale,
): ExportSheet {
  const columns: readonly ExportColumn<E>[] = [...FIRST_COLUMNS, ...own, ...LAST_COLUMNS];
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
