import type { Locale } from '../../contract/locales.js';
import { fillVariables, withBlanks } from '../../contract/requests/reply-variables.js';
import type { RequestField } from '../../contract/requests/request-fields.js';
import {
  type ExportColumn,
  ExportDay,
  type ExportValue,
  PhoneText,
} from '../../platform/export/export-columns.js';
import { readablePhone } from '../../platform/phone/e164.js';
import {
  type Labelled,
  momentIn,
  type Paragraph,
  paragraphs,
  type SheetHead,
} from '../../platform/pdf/sheet-content.js';
import type { Firm } from '../../platform/settings/settings.js';
import { valueInWords, wordsWithValues } from '../../platform/texts/locale-texts.js';
import { printedText } from '../../platform/texts/print-value.js';
import type { TextVariables } from '../../platform/texts/text-values.js';
import { type RequestKind, subjectIn } from '../request-kind.js';
import { exportedValue } from '../store/request-field-kinds.js';
import type { RequestEventEntity } from '../store/request-event.entity.js';
import type { RequestBase } from '../store/request.entity.js';
import type { RequestPdfType } from '../../contract/requests/request-pdfs.js';

/** What `server/documents/request.typ` prints. */
export interface RequestPdfContent extends SheetHead {
  facts: Labelled[];
  texts: Labelled[];
  historyTitle: string;
  history: { at: string; label: string; by: string | null; note: Paragraph[] }[];
  notice: string | null;
  /** What stands above each line for a signature. */
  signature: string[] | null;
}

/** The request that is printed, and for whom. */
export interface PrintedRequest {
  kind: RequestKind;
  row: RequestBase;
  events: readonly RequestEventEntity[];
  firm: Firm;
  /** `case`: everything that its client knows of it. */
  type: RequestPdfType | 'case';
  language: Locale;
}

/** Texts of at least so many characters stand below the facts. */
const LONG = 1000;
/** The value of a column of exports, as people read it. */
function shownValue(value: ExportValue, language: Locale): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentIn(value, language);
  if (value instanceof PhoneText) return readablePhone(value.phone);
  if (value instanceof ExportDay) return valueInWords({ day: value.day }, language) ?? '';
  return String(value);
}

const isLong = (field: RequestField) => field.kind === 'text' && field.max >= LONG;

/** The declared fields with a label, and what exports show before them. Empty ones are left out. */
function fieldsOf({ kind, row, language, type }: PrintedRequest) {
  const { definition, table } = kind;
  const before: Partial<Record<string, readonly ExportColumn<RequestBase>[]>> =
    table.exported.before ?? {};
  const facts: Labelled[] = [];
  const texts: Labelled[] = [];
  const add = (to: Labelled[], label: string, value: ExportValue) => {
    const shown = paragraphs(shownValue(value, language), language);
    if (shown.length > 0) to.push({ label, value: shown });
  };
  for (const [name, field] of Object.entries(definition.fields)) {
    for (const column of before[name] ?? [])
      add(facts, column.heading[language], column.value(row, language));
    const { heading: label = field.label } = field;
    if (!label || (type !== 'summary' && field.writtenBy)) continue;
    add(isLong(field) ? texts : facts, label[language], exportedValue(name, field, row, language));
  }
  const { document } = table.personal;
  const file = document && (row as unknown as Record<string, string | null>)[document.name];
  if (file) add(facts, valueInWords({ term: 'sentFile' }, language) ?? '', file);
  return { facts, texts };
}

/** The events of a summary; a receipt says only what was sent. */
function historyOf({ kind, events, language, type }: PrintedRequest): RequestPdfContent['history'] {
  if (type === 'receipt') return [];
  const statusTerm = (status: string | null) => `${kind.definition.statusTerm}.${status}`;
  return events.map(({ type: event, status, note, public: isPublic, actorName, createdAt }) => {
    const term = event === 'status_changed' ? statusTerm(status) : `requestEvent.${event}`;
    const label = valueInWords({ term }, language) ?? '';
    const internal = valueInWords({ term: 'requestEvent.internal' }, language);
    return {
      at: momentIn(createdAt, language),
      label: isPublic || event === 'assigned' ? label : `${label} (${internal})`,
      by: actorName && printedText(actorName),
      note: paragraphs(note ?? '', language),
    };
  });
}

/** The content of a sheet, in a language. */
export function buildRequestPdf(printed: PrintedRequest): RequestPdfContent {
  const { kind, row, firm, type, language } = printed;
  const { definition } = kind;
  const status = { term: `${definition.statusTerm}.${row.status}` };
  const variables: TextVariables = {
    reference: row.reference,
    sent: { moment: row.createdAt.toISOString() },
    now: { moment: new Date().toISOString() },
    firm: firm.name[language],
    status,
  };
  const words = (name: string) =>
    wordsWithValues(
      [`documents.${definition.name}.${name}`, `documents.${name}`],
      variables,
      language,
    );
  const isReceipt = type === 'receipt';
  const isForOffice = type === 'summary';
  const signatures = ['office', 'client'].map((side) => words(`signature.${side}`));
  return {
    title: words(`${type}.title`),
    intro: words(`${isReceipt ? type : 'summary'}.intro`),
    ...fieldsOf(printed),
    historyTitle: words('history'),
    history: historyOf(printed),
    notice: isReceipt ? words('receipt.notice') : null,
    // somebody who applies for a job signs nothing
    signature: isForOffice && definition.name !== 'application' ? signatures : null,
    footer: words('footer'),
  };
}

/** What `server/documents/engagement.typ` prints. */
export interface EngagementContent extends SheetHead {
  facts: Labelled[];
  body: Paragraph[];
  signature: string[];
}

/** The office's letter with the facts of a request, signed by whoever prints it and by the client. */
export function buildEngagement(
  { kind, row, firm, language }: PrintedRequest,
  { text, sender }: { text: string; sender: string },
): EngagementContent {
  const { definition, table } = kind;
  const values = row as unknown as Record<string, string | null>;
  const name = values[table.person.name] ?? '';
  const variables: TextVariables = {
    reference: row.reference,
    now: { moment: new Date().toISOString() },
    firm: firm.name[language],
  };
  const words = (key: string) => wordsWithValues([`documents.${key}`], variables, language);
  const subject = subjectIn(kind, row, language);
  const status = valueInWords({ term: `${definition.statusTerm}.${row.status}` }, language);
  // stored before unknown variables were refused
  const filled = fillVariables(withBlanks(text), {
    ...{ name, reference: row.reference, subject, sender },
    ...{ status, firm: firm.name[language] },
  });
  const fact = (key: string, value: string) => ({
    label: words(`engagement.${key}`),
    value: paragraphs(value, language),
  });
  return {
    title: words('engagement.title'),
    intro: null,
    facts: [fact('client', name), fact('reference', row.reference), fact('subject', subject)],
    body: paragraphs(filled, language),
    signature: ['office', 'client'].map((side) => words(`signature.${side}`)),
    footer: words('footer'),
  };
}
