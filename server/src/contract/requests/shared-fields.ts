import { URGENCIES } from '../enums.js';
import { localized } from '../locales.js';

/** Headings of columns that several kinds of request have. */
export const EMAIL_HEADING = localized('البريد الإلكتروني', 'E‑mail', 'E‑mail');
export const PHONE_HEADING = localized('الهاتف', 'Téléphone', 'Phone');

/** What the description of a required phone number says. */
export const PHONE_SPELLING =
  'Phone number: an optional plus, then at least 8 digits, spaces, hyphens or parentheses.';

/** When a paper with a time limit may have come, such as a summons or a judgment. */
export const PAPER_RECEIVED_ON = {
  kind: 'day',
  past: true,
  optional: true,
  personal: true,
  description:
    'Day on which the client received a paper, such as a summons or a judgment; null if none was named.',
  inputDescription:
    'Day on which the client received a paper, such as a summons or a judgment, written as YYYY-MM-DD; not in the future.',
  heading: localized('تاريخ استلام الوثيقة', 'Papier reçu le', 'Paper received on'),
} as const;

/** How urgent a request is. */
export const URGENCY = {
  kind: 'choice',
  values: URGENCIES,
  initial: 'normal',
  type: 'urgency',
  term: 'urgency',
  optional: true,
  sorted: true,
  enum: {
    name: 'Urgency',
    description:
      'How soon the client needs an answer, in their own words; the office gives a consultation a `ConsultationPriority`.',
    meanings: {
      urgent: 'At once, before everything else.',
      high: 'Sooner than usual.',
      normal: 'In the usual time.',
      low: 'There is no hurry.',
    },
  },
} as const;

/** Where the person came from: the papers that it names are those that the office wants. */
export const SITUATION = {
  kind: 'id',
  optional: true,
  fixed: true,
  description: 'Id of the situation from whose page the person came; null if they came otherwise.',
  inputDescription:
    'Id of the situation from whose page the person came, whose papers the office then wants. One that the public does not see is left out.',
} as const;
