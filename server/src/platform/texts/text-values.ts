import type { Trilingual } from '../../contract/locales.js';

/** A word of the locale files, in the reader's language: `{ term: 'requestStatus.approved' }`. */
export interface TextTerm {
  term: string;
}

/** A length of time, written out in the reader's language: `{ seconds: 3600 }` is "1 hour". */
export interface TextDuration {
  seconds: number;
}

/** A point in time, in the firm's clock: `{ moment: '2026-11-21T13:05:00Z' }`. */
export interface TextMoment {
  moment: string;
}

/** A day of the firm's calendar, without a time: `{ day: '2026-11-21' }`. */
export interface TextDay {
  day: string;
}

/** A page of the site, without language prefix: `{ page: '/not-me/…' }` is printed as its whole address in mails. */
export interface TextPage {
  page: string;
}

/** What can stand in the text of a mail or notification, as JSON; a line that mentions a missing or blank value is left out. */
export type TextValue =
  | string
  | number
  | Trilingual<string>
  | TextTerm
  | TextMoment
  | TextDay
  | TextDuration
  | TextPage
  | null
  | undefined;

/** The values of a text, by the names of its placeholders. */
export type TextVariables = Record<string, TextValue>;
