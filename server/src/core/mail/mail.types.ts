import type { Locale, Trilingual } from '../../contract/locales.js';

/** A word of the locale files, in the mail's language: `{ term: 'requestStatus.approved' }`. */
export interface MailTerm {
  term: string;
}

/** A length of time, written out in the mail's language: `{ seconds: 3600 }` is "1 hour". */
export interface MailDuration {
  seconds: number;
}

/** A point in time, in the firm's clock: `{ moment: '2026-11-21T13:05:00Z' }`. */
export interface MailMoment {
  moment: string;
}

/** What can stand in a mail's text, as JSON; a line that mentions a missing or blank value is left out. */
export type MailValue =
  string | number | Trilingual<string> | MailTerm | MailMoment | MailDuration | null | undefined;

export type MailVariables = Record<string, MailValue>;

/**
 * One mail to be sent.
 *
 * @example { cause: `verification:${token.id}`, to: user.email, language: user.language,
 *   template: 'verification', path: `/verify-email/${secret}`,
 *   variables: { name: user.fullName, validity: { seconds: 86400 } } }
 */
export interface MailRequest extends TemplatedMail {
  /** Identifies what happened: a second mail of the same cause is silently not made. */
  cause: string;
  to: string;
}

/** The template and values of a mail, as stored until it is rendered. */
export interface TemplatedMail {
  language: Locale;
  /** Key under `templates` of `server/locales/*.json`. */
  template: string;
  variables: MailVariables;
  /** Where the button leads: a page of the site without language prefix, such as `/account`. */
  path?: string | null;
}

/** The parts of a mail, in one language, before they become HTML and text. */
export interface MailContent {
  language: Locale;
  subject: string;
  heading: string;
  greeting?: string;
  paragraphs: string[];
  details: { label: string; value: string }[];
  quote?: { label: string; text: string };
  button?: { label: string; url: string; hint: string };
  after: string[];
  signature: string;
  brand: string;
  footer: string;
  siteUrl: string;
}

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}
