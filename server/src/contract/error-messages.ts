import { pluralize, type PluralNouns } from './fill-message.js';
import type { Locale, Trilingual } from './locales.js';

export interface ErrorDefinition {
  /** HTTP status over REST, and over GraphQL when the whole request is refused. */
  http: number;
  message: Trilingual<string>;
}

export const define = (http: number, ar: string, fr: string, en: string): ErrorDefinition => ({
  http,
  message: { ar, fr, en },
});

/** Nouns for the numbers in error messages. */
export const ERROR_NOUNS = {
  seconds: {
    ar: { one: 'ثانية واحدة', two: 'ثانيتين', few: '# ثوانٍ', other: '# ثانية' },
    fr: { one: '#\u00a0seconde', other: '#\u00a0secondes' },
    en: { one: '# second', other: '# seconds' },
  },
  minutes: {
    ar: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' },
    fr: { one: '#\u00a0minute', other: '#\u00a0minutes' },
    en: { one: '# minute', other: '# minutes' },
  },
  hours: {
    ar: { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', other: '# ساعة' },
    fr: { one: '#\u00a0heure', other: '#\u00a0heures' },
    en: { one: '# hour', other: '# hours' },
  },
  appointments: {
    ar: {
      one: 'موعد واحد قادم',
      two: 'موعدان قادمان',
      few: '# مواعيد قادمة',
      other: '# موعداً قادماً',
    },
    fr: { one: '#\u00a0rendez-vous à venir', other: '#\u00a0rendez-vous à venir' },
    en: { one: '# upcoming appointment', other: '# upcoming appointments' },
  },
} as const satisfies PluralNouns;

/** A wait in words: an hour is said in minutes, because nobody counts 2,800 seconds. */
function waitText(seconds: number, locale: Locale): string {
  return seconds < 120
    ? pluralize(ERROR_NOUNS.seconds, seconds, locale)
    : pluralize(ERROR_NOUNS.minutes, Math.ceil(seconds / 60), locale);
}

/** Variables of a message with their `seconds` in words too, as `wait`. */
export function withWait(variables: Record<string, unknown>, locale: Locale) {
  const { seconds } = variables;
  return typeof seconds === 'number'
    ? { ...variables, wait: waitText(seconds, locale) }
    : variables;
}
