import { type Locale, pickLocale, withFirstDay } from '../../contract/locales.js';
import { OFFICE_ZONE } from '../../contract/office-clock.js';
import type {
  TextDay,
  TextDuration,
  TextMoment,
  TextPage,
  TextTerm,
  TextValue,
} from './text-values.js';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
/** Gregorian months as they are named in Algeria, Latin digits, 24 hours (A47). */
const FORMAT_TAG = { ar: 'ar-DZ', fr: 'fr-DZ', en: 'en-GB' } as const satisfies Record<
  Locale,
  string
>;

/** First-strong isolate and its end: text between them cannot reorder what stands around it. */
export const ISOLATE_START = '\u2068';
export const ISOLATE_END = '\u2069';

/** The text where no direction can be marked: in plain text, headers and SMS. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

const BIDI_CONTROLS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Control characters apart from the line feed, and the two Unicode line separators. */
const CONTROLS = /[\p{Cc}\u2028\u2029]/gu;
const HAS_ARABIC = /\p{Script=Arabic}/u;
const HAS_LATIN_OR_DIGIT = /[\p{Script=Latin}\d]/u;

/** How a value is printed: looks up a word, and whether every letter costs, as in an SMS. */
export interface Printing {
  lookUpTerm: (term: string) => string;
  short?: boolean;
}

/** A variable as it is printed in the reader's language; undefined when there is nothing to print. */
export function printValue(
  value: TextValue,
  language: Locale,
  printing: Printing,
): string | undefined {
  const words = plainValue(value, language, printing);
  const clean = words && printedText(words);
  return clean ? isolate(clean, language) : undefined;
}

/** User text without characters that could fake a line, a header or a text direction. */
export function printedText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(BIDI_CONTROLS, '')
    .replace(CONTROLS, (control) => (control === '\n' ? control : ' '))
    .trim();
}

/** A variable in words, before it is made fit for a text. */
export function plainValue(
  value: TextValue,
  language: Locale,
  printing: Printing,
): string | undefined {
  const { lookUpTerm } = printing;
  if (value === null || value === undefined) return undefined;
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  if (isMoment(value)) return formatMoment(new Date(value.moment), language, printing);
  if (isDay(value)) return formatDay(value.day, language);
  if (isTerm(value)) return lookUpTerm(value.term);
  if (isPage(value)) return value.page;
  if (isDuration(value)) return formatDuration(value.seconds, language);
  return pickLocale(value, language).value;
}

export const isPage = (value: object): value is TextPage => 'page' in value;
const isMoment = (value: object): value is TextMoment => 'moment' in value;
const isDay = (value: object): value is TextDay => 'day' in value;
const isTerm = (value: object): value is TextTerm => 'term' in value;
const isDuration = (value: object): value is TextDuration => 'seconds' in value;

/** Isolates only the lines that run against the language's direction, so that plain text stays plain. */
function isolate(text: string, language: Locale): string {
  const against = language === 'ar' ? HAS_LATIN_OR_DIGIT : HAS_ARABIC;
  return text
    .split('\n')
    .map((line) => (against.test(line) ? `${ISOLATE_START}${line}${ISOLATE_END}` : line))
    .join('\n');
}

/** Building a formatter costs more than writing a whole mail: each is made once. */
function onePer<T>(make: (language: Locale, unit: string) => T) {
  const made = new Map<string, T>();
  return (language: Locale, unit = ''): T => {
    const key = `${language}:${unit}`;
    const found = made.get(key) ?? make(language, unit);
    made.set(key, found);
    return found;
  };
}

const dateFormat = onePer(
  (language, unit) =>
    new Intl.DateTimeFormat(FORMAT_TAG[language], {
      dateStyle: unit === 'short' ? 'long' : 'full',
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: OFFICE_ZONE,
    }),
);

const dayFormat = onePer(
  (language) =>
    new Intl.DateTimeFormat(FORMAT_TAG[language], { dateStyle: 'full', timeZone: 'UTC' }),
);

const formatDay = (day: string, language: Locale): string =>
  withFirstDay(dayFormat(language).format(new Date(day)), language);

/** With the day of the week where there is room, and always with whose time it is: readers live elsewhere, too. */
function formatMoment(at: Date, language: Locale, { lookUpTerm, short }: Printing): string {
  const date = dateFormat(language, short ? 'short' : 'full').format(at);
  return `${withFirstDay(date, language)} ${lookUpTerm('algiersTime')}`;
}

const durationFormat = onePer(
  (language, unit) =>
    new Intl.NumberFormat(FORMAT_TAG[language], {
      style: 'unit',
      unit,
      unitDisplay: 'long',
      maximumFractionDigits: 0,
    }),
);

/** In the largest unit that fits without a remainder; a day stays 24 hours, as links are described. */
function formatDuration(seconds: number, language: Locale): string {
  const { unit, size } = unitOf(seconds);
  return durationFormat(language, unit).format(seconds / size);
}

function unitOf(seconds: number): { unit: string; size: number } {
  if (seconds > DAY && seconds % DAY === 0) return { unit: 'day', size: DAY };
  if (seconds % HOUR === 0) return { unit: 'hour', size: HOUR };
  return seconds >= MINUTE ? { unit: 'minute', size: MINUTE } : { unit: 'second', size: 1 };
}
