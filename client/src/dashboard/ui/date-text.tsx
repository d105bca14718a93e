import { useSyncExternalStore } from 'react';
import type { Locale } from '@contract/locales';
import { formatDate, formatDateTime, formatShortDate } from '../../lib/i18n/format';
import { useLocale } from '../../lib/i18n/i18n';
import styles from './date-text.module.css';

const MINUTE_MS = 60_000;
const currentMinute = () => Math.floor(Date.now() / MINUTE_MS);

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
}

/** The current minute; renders again when it changes. */
export const useNow = (): Date =>
  new Date(useSyncExternalStore(subscribe, currentMinute) * MINUTE_MS);

interface DateTextProps {
  value: string;
  time?: boolean;
  /** With the month abbreviated, for narrow places. */
  short?: boolean;
}

/** A date or time, without line breaks and isolated from the direction of the text around it. */
export function DateText({ value, time = false, short = false }: DateTextProps) {
  const locale = useLocale();
  const format = time ? formatDateTime : short ? formatShortDate : formatDate;
  return (
    <time dateTime={value} className={styles.date}>
      <bdi>{format(value, locale)}</bdi>
    </time>
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each unit and the age in seconds from which it is used. */
const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

const TAGS: Record<Locale, string> = { ar: 'ar-u-nu-latn', fr: 'fr', en: 'en-GB' };
const formatters = new Map<string, Intl.RelativeTimeFormat>();

/** Creating a formatter costs far more than using it, and a list shows many ages. */
function formatterOf(locale: Locale, numeric: 'auto' | 'always'): Intl.RelativeTimeFormat {
  const key = `${locale} ${numeric}`;
  const style = numeric === 'always' ? 'short' : 'long';
  const formatter =
    formatters.get(key) ?? new Intl.RelativeTimeFormat(TAGS[locale], { style, numeric });
  formatters.set(key, formatter);
  return formatter;
}

interface AgeOptions {
  /** Days instead of months and years: “a month ago” is thirty days or fifty. */
  inDays?: boolean | undefined;
}

const isLong = (unit: Intl.RelativeTimeFormatUnit) => unit === 'year' || unit === 'month';

/** How long ago something was: قبل 3 ساعات · il y a 3 h · 3 hr ago. */
export function relativeTime(
  value: string,
  now: Date,
  locale: Locale,
  { inDays = false }: AgeOptions = {},
): string {
  const seconds = Math.max(0, (now.getTime() - new Date(value).getTime()) / 1000);
  const found = UNITS.find(([unit, from]) => seconds >= from && !(inDays && isLong(unit)));
  if (!found) return formatterOf(locale, 'auto').format(0, 'second');
  const [unit, size] = found;
  // Counted also for one day: "yesterday" could be one hour ago or forty.
  return formatterOf(locale, 'always').format(-Math.floor(seconds / size), unit);
}

/** How long ago something was, with the exact time as a tooltip. */
export function AgeText({ value, inDays }: { value: string } & AgeOptions) {
  const locale = useLocale();
  const now = useNow();
  return (
    <time dateTime={value} className={styles.date} title={formatDateTime(value, locale)}>
      <bdi>{relativeTime(value, now, locale, { inDays })}</bdi>
    </time>
  );
}
