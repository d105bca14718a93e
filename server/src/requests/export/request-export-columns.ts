import { localized, type Locale } from '../../contract/locales.js';
import type { RequestField } from '../../contract/requests/request-fields.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { ExportColumn, ExportSheet } from '../../platform/export/export-columns.js';
import { exportSheet } from '../../platform/export/export-downloads.js';
import { valueInWords } from '../../platform/texts/locale-texts.js';
import { exportedValue, fieldsWhere } from '../store/request-field-kinds.js';
import type { ExportedTable } from '../store/request-table.js';
import type { RequestBase } from '../store/request.entity.js';

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
    heading: localized('المكلف', 'Responsable', 'Assignee'),
    value: (row) => row.assigneeName,
  },
  {
    heading: localized('طريقة التواصل', 'Canal', 'Channel'),
    value: (row, locale) =>
      row.intakeChannel && valueInWords({ term: `intakeChannel.${row.intakeChannel}` }, locale),
  },
  {
    heading: localized('دوّنه', 'Noté par', 'Written down by'),
    value: (row) => row.takenByName,
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

/**
 * The columns of the declared fields, with those that a kind puts before one of them. What is chosen from a few
 * comes first: the status, how urgent it is.
 */
function declaredColumns<E extends RequestBase>(
  definition: RequestDefinition,
  before: ExportedTable<E>['before'] = {},
): ExportColumn<E>[] {
  const isChoice = ({ kind }: RequestField) => kind === 'choice';
  const columnsOf = (fields: [string, RequestField][]) =>
    fields.flatMap(([name, field]): readonly ExportColumn<E>[] => {
      const { heading } = field;
      const own = before[name as keyof E & string] ?? [];
      if (!heading) return own;
      const value = (row: E, locale: Locale) => exportedValue(name, field, row, locale);
      return [...own, { heading, value }];
    });
  const status: ExportColumn<E> = {
    heading: localized('الحالة', 'État', 'Status'),
    value: (row, locale) =>
      valueInWords({ term: `${definition.statusTerm}.${row.status}` }, locale),
  };
  return [
    status,
    ...columnsOf(fieldsWhere(definition, isChoice)),
    ...columnsOf(fieldsWhere(definition, (field) => !isChoice(field))),
  ];
}

/** The rows of an export, each made when it is sent. */
export function requestSheet<E extends RequestBase>(
  definition: RequestDefinition,
  { name, before }: ExportedTable<E>,
  batches: AsyncIterable<E[]>,
  locale: Locale,
): ExportSheet {
  const columns: readonly ExportColumn<E>[] = [
    ...FIRST_COLUMNS,
    ...declaredColumns(definition, before),
    ...LAST_COLUMNS,
  ];
  return exportSheet({ name, columns, batches }, locale);
}
