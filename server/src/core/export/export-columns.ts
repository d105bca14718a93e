import type { Locale, Trilingual } from '../../contract/locales.js';

/** A phone number: stays a text also where a program takes digits for a number. */
export class PhoneText {
  constructor(readonly phone: string) {}
}

/** What a cell is made from; a date is an instant. */
export type ExportValue = string | number | Date | PhoneText | null | undefined;

/** One column of an export. */
export interface ExportColumn<Row> {
  heading: Trilingual<string>;
  value(row: Row, locale: Locale): ExportValue;
}

/** One day and time in Algiers: 2026-11-22 14:05, which sorts as a text, too. */
const moment = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Africa/Algiers',
});

/** The value as a text. */
export function cellText(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moment.format(value);
  if (value instanceof PhoneText) return value.phone;
  return String(value);
}
