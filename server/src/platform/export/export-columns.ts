import { DateTime } from 'luxon';
import type { Locale, Trilingual } from '../../contract/locales.js';
import { OFFICE_ZONE, officeTime } from '../../contract/office-clock.js';

/** A table that is read from the database while it is sent. */
export interface ExportSheet {
  name: string;
  locale: Locale;
  headings: string[];
  rows: AsyncIterable<ExportValue[][]>;
}

/** A phone number: stays a text also where a program takes digits for a number. */
export class PhoneText {
  constructor(readonly phone: string) {}
}

/** A day without a time: 2026-11-22. */
export class ExportDay {
  constructor(readonly day: string) {}
}

/** What a cell is made from; a date is an instant. */
export type ExportValue = string | number | Date | ExportDay | PhoneText | null | undefined;

/** One column of an export. */
export interface ExportColumn<Row> {
  heading: Trilingual<string>;
  value(row: Row, locale: Locale): ExportValue;
}

/** A day that a row may have. */
export const toExportDay = (day: string | null) => (day === null ? null : new ExportDay(day));

/** One day and time in Algiers: 2026-11-22 14:05, which sorts as a text, too. */
const moment = (at: Date) => officeTime(at).slice(0, 16).replace('T', ' ');

/** What clocks in Algiers show at an instant. */
export const inAlgiers = (instant: Date) =>
  DateTime.fromJSDate(instant, { zone: OFFICE_ZONE }).setLocale('en');

/** The value as a text; a day and time is that of Algiers, 2026-11-22 14:05, which sorts as a text, too. */
export function cellText(value: ExportValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return moment(value);
  if (value instanceof ExportDay) return value.day;
  if (value instanceof PhoneText) return value.phone;
  return String(value);
}
