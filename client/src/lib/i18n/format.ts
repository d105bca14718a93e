import { type Locale, withFirstDay } from '@contract/locales';
import { DATE_TAGS, TAGS } from './date-tags';

export const TIME_ZONE = 'Africa/Algiers';

const DATE: Intl.DateTimeFormatOptions = {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
};
const DATE_TIME: Intl.DateTimeFormatOptions = {
  ...DATE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

const formatters = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

/** Caches formatters: creating one costs far more than using it. */
function kept<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  const found = formatters.get(key) as T | undefined;
  if (found) return found;
  const made = make();
  formatters.set(key, made);
  return made;
}

/** A date without a time (`2026-11-21`) is that day everywhere; an instant is shown in Algiers time. */
function toDate(value: string | Date): Date {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
    ? new Date(`${value}T12:00:00Z`)
    : new Date(value);
}

function dateText(
  value: string | Date,
  locale: Locale,
  style: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const tag = DATE_TAGS[locale];
  const format = kept(style + tag, () => new Intl.DateTimeFormat(tag, options));
  return withFirstDay(format.format(toDate(value)), locale);
}

/** 21 نوفمبر 2026 · 21 novembre 2026 · 21 November 2026 */
export function formatDate(value: string | Date, locale: Locale): string {
  return dateText(value, locale, 'd', DATE);
}

/** For tables: 21 نوفمبر 2026 · 21 nov. 2026 · 21 Nov 2026 */
export function formatShortDate(value: string | Date, locale: Locale): string {
  return dateText(value, locale, 's', { ...DATE, month: 'short' });
}

/** The same with its weekday: الأحد، 22 نوفمبر 2026 */
export function formatDay(value: string | Date, locale: Locale): string {
  return dateText(value, locale, 'w', { ...DATE, weekday: 'long' });
}

/** A day without its year: الأحد، 22 نوفمبر · dimanche 22 novembre · Sunday 22 November */
export function formatWeekday(value: string | Date, locale: Locale): string {
  return dateText(value, locale, 'v', { ...DATE, year: undefined, weekday: 'long' });
}

/** A date with the time, 24 hours, in Algiers. */
export function formatDateTime(value: string | Date, locale: Locale): string {
  return dateText(value, locale, 't', DATE_TIME);
}

/** The time of day in Algiers, 24 hours: 14:00 */
export function formatTime(value: string | Date): string {
  const options = {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: TIME_ZONE,
  } as const;
  return kept('c', () => new Intl.DateTimeFormat('en-GB', options)).format(toDate(value));
}

/** A month (`2026-11`) by its Algerian name; the long one has its year. */
export function formatMonth(month: string, locale: Locale, style: 'short' | 'long'): string {
  const year = style === 'long' ? ({ year: 'numeric' } as const) : {};
  return dateText(`${month}-15`, locale, `m${style}`, {
    month: style,
    timeZone: TIME_ZONE,
    ...year,
  });
}

/** A number with the language's separators and Latin digits. */
export function formatNumber(value: number, locale: Locale): string {
  return kept(`n${locale}`, () => new Intl.NumberFormat(TAGS[locale])).format(value);
}

/** A value from 0 to 100: 79% · 79 % */
export function formatPercent(value: number, locale: Locale): string {
  return kept(`p${locale}`, () => new Intl.NumberFormat(TAGS[locale], { style: 'percent' })).format(
    value / 100,
  );
}
