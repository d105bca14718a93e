import { type Locale, localized, type Trilingual } from '../../contract/locales.js';
import { WORKING_DAYS, type WorkingDay } from '../../contract/requests/booking.js';
import type { OfficeInterval } from '../consultations/slot-rules.js';

const DAYS: Record<Locale, Record<WorkingDay, string>> = {
  ar: {
    ...{ sunday: 'الأحد', monday: 'الاثنين', tuesday: 'الثلاثاء', wednesday: 'الأربعاء' },
    thursday: 'الخميس',
  },
  fr: {
    ...{ sunday: 'dimanche', monday: 'lundi', tuesday: 'mardi', wednesday: 'mercredi' },
    thursday: 'jeudi',
  },
  en: {
    ...{ sunday: 'Sunday', monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday' },
    thursday: 'Thursday',
  },
};
const CLOSED = localized('المكتب مغلق', 'Fermé', 'Closed');
/** Between the days and their hours, and between groups of days. */
const COMMA = localized('، ', ', ', ', ');
const SEMICOLON = localized('؛ ', '\u00a0; ', '; ');

/** From the first day to the last; two days are named one by one. */
const RANGE: Record<Locale, (first: string, last: string) => string> = {
  ar: (first, last) => `من ${first} إلى ${last}`,
  fr: (first, last) => `du ${first} au ${last}`,
  en: (first, last) => `${first} to ${last}`,
};
const FROM_TO: Record<Locale, (opens: string, closes: string) => string> = {
  ar: (opens, closes) => `${opens} إلى ${closes}`,
  fr: (opens, closes) => `${inFrench(opens)} à ${inFrench(closes)}`,
  en: (opens, closes) => `${opens} to ${closes}`,
};

/** `9 h`, `16 h 30`. */
function inFrench(time: string): string {
  const [hour, minutes] = time.split(':');
  return `${Number(hour)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}

const listed = (parts: readonly string[], language: Locale) =>
  new Intl.ListFormat(language).format(parts);

/** The hours of a week as people write them: "Sunday to Thursday, 08:30 to 16:30". */
export const inWords = (hours: readonly OfficeInterval[]): Trilingual<string> =>
  localized(wordsIn('ar', hours), wordsIn('fr', hours), wordsIn('en', hours));

function wordsIn(language: Locale, hours: readonly OfficeInterval[]): string {
  const groups = daysByHours(language, hours);
  if (groups.length === 0) return CLOSED[language];
  const words = groups
    .map(([times, days]) => `${daysInWords(days, language)}${COMMA[language]}${times}`)
    .join(SEMICOLON[language]);
  return words[0]!.toUpperCase() + words.slice(1);
}

/** Days that have the same hours, in the order of the week. */
function daysByHours(
  language: Locale,
  hours: readonly OfficeInterval[],
): [times: string, days: WorkingDay[]][] {
  const groups = new Map<string, WorkingDay[]>();
  for (const day of WORKING_DAYS) {
    const times = hours
      .filter(({ weekday }) => weekday === day)
      .toSorted((one, other) => one.opens.localeCompare(other.opens))
      .map(({ opens, closes }) => FROM_TO[language](opens, closes));
    if (times.length === 0) continue;
    const words = listed(times, language);
    groups.set(words, [...(groups.get(words) ?? []), day]);
  }
  return [...groups];
}

function daysInWords(days: readonly WorkingDay[], language: Locale): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const isRange =
    days.length > 2 && WORKING_DAYS.indexOf(last) - WORKING_DAYS.indexOf(first) === days.length - 1;
  const name = (day: WorkingDay) => DAYS[language][day];
  if (isRange) return RANGE[language](name(first), name(last));
  const names = listed(days.map(name), language);
  return language === 'fr' ? `le ${names}` : names;
}

const TIME = /(\d{1,2})\s*(?::|h)\s*(\d{2})?/g;

/** The days and times that a text names, in its order, whatever stands between them. */
function facts(text: string, language: Locale): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replaceAll('الإثنين', DAYS.ar.monday)
    .toLowerCase();
  const names = Object.values(DAYS[language]).map((name) => name.toLowerCase());
  const days = plain.match(new RegExp(names.join('|'), 'g')) ?? [];
  const times = [...plain.matchAll(TIME)].map(
    ([, hour, minutes = '00']) => `${hour!.padStart(2, '0')}:${minutes}`,
  );
  return [...days, ...times].join(' ');
}

/** Whether what the site shows names the days and times of the hours, in whatever words. */
export const saysHours = (shown: string, hours: readonly OfficeInterval[], language: Locale) =>
  facts(shown, language) === facts(wordsIn(language, hours), language);
