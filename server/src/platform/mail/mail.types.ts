import type { Locale } from '../../contract/locales.js';
import type { TextVariables } from '../texts/text-values.js';

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
  calendar?: MailCalendar | null;
}

/** An appointment in iCalendar format, which calendars read from the mail. */
export interface MailCalendar {
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  content: string;
}

/** The template and values of a mail, as stored until it is rendered. */
export interface TemplatedMail {
  language: Locale;
  /** Key under `templates` of `server/locales/*.json`. */
  template: string;
  variables: TextVariables;
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
  /** Another link, for whoever the mail is not meant for. */
  otherLink?: { text: string; label: string; url: string };
  signature: string;
  brand: string;
  /** Address, phone number and e-mail address of the firm. */
  contacts: string[];
  footer: string;
  siteUrl: string;
}

/** A rendered mail. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  /** False for what somebody of the office wrote. */
  automatic: boolean;
}
