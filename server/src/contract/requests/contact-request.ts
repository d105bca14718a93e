import { LIMITS } from '../limits.js';
import { localized } from '../locales.js';
import { defineRequest } from './define-request.js';
import { EMAIL_HEADING, PHONE_HEADING, URGENCY } from './shared-fields.js';

export const CONTACT_REQUEST_STATUSES = ['new', 'read', 'replied', 'closed'] as const;
export type ContactRequestStatus = (typeof CONTACT_REQUEST_STATUSES)[number];

/** A message that a client sends from the contact page (A19, A32). */
export const contactRequest = defineRequest({
  name: 'contactRequest',
  plural: 'contactRequests',
  label: { one: 'contact request', many: 'contact requests' },
  noun: 'Requests',
  referencePrefix: 'CR',
  statuses: CONTACT_REQUEST_STATUSES,
  statusMeanings: {
    new: 'Nobody has read it yet, or the client has written again.',
    read: 'Read, but not replied to yet.',
    replied: 'The office has replied.',
    closed: 'Nothing more is to be done.',
  },
  statusCounts: {
    new: 'Number of requests that nobody has read yet.',
    read: 'Number of requests that were read and not replied to.',
    replied: 'Number of requests that the office has replied to.',
    closed: 'Number of closed requests.',
  },
  statusTerm: 'contactStatus',
  initialStatus: 'new',
  unansweredStatuses: ['new', 'read'],
  doneStatuses: ['replied', 'closed'],
  badStatuses: [],
  fields: {
    name: {
      ...{ kind: 'name', min: 1, max: 100, personal: true, searched: true, sorted: true },
      description: 'Name of the sender.',
      inputDescription: 'Name of the sender, up to 100 characters.',
      heading: localized('الاسم', 'Nom', 'Name'),
    },
    email: {
      ...{ kind: 'email', personal: true, searched: true, sorted: true },
      description: 'E-mail address of the sender, as given in the form.',
      inputDescription: 'E-mail address of the sender.',
      heading: EMAIL_HEADING,
    },
    phone: {
      ...{ kind: 'phone', anySpelling: true, optional: true, personal: true, searched: true },
      international: 'phoneE164',
      description: 'Phone number of the sender, as it was typed.',
      inputDescription: 'Phone number of the sender, in any spelling.',
      heading: PHONE_HEADING,
    },
    subject: {
      ...{ kind: 'line', max: 200, optional: true, personal: true },
      ...{ searched: true, sorted: true },
      description: 'What the message is about.',
      heading: localized('الموضوع', 'Objet', 'Subject'),
    },
    message: {
      ...{ kind: 'text', min: 1, max: 5000, personal: true, searched: true },
      description: 'The message.',
      inputDescription: 'The message, up to 5000 characters.',
      heading: localized('الرسالة', 'Message', 'Message'),
    },
    priority: {
      ...URGENCY,
      // the same values in other words: they agree with another noun
      term: 'messagePriority',
      writtenBy: 'office',
      description: 'How soon the office wants to reply; set by the office.',
      inputDescription: 'How soon the office wants to reply.',
      filter: 'Only requests with this priority.',
      heading: localized('الأولوية', 'Priorité', 'Priority'),
    },
    /** The last reply; earlier ones are in the timeline (A32). */
    replyMessage: {
      ...{ kind: 'text', ...LIMITS.replyMessage, optional: true, personal: true },
      writtenBy: 'server',
      description: "The office's last reply; earlier ones are in the timeline.",
      heading: localized('آخر رد', 'Dernière réponse', 'Last reply'),
    },
    repliedAt: {
      ...{ kind: 'instant', optional: true, writtenBy: 'server' },
      description: 'When the last reply was sent.',
      heading: localized('تاريخ الرد', 'Répondu le', 'Replied'),
    },
  },
  person: { name: 'name', email: 'email', phone: 'phone' },
  urgencyField: 'priority',
  descriptions: { item: 'A message that a client sent from the contact page.' },
});

const MAX_TITLE = 80;

/** What a message is called: its subject, else its first words. */
export function messageTitle({ subject, message }: { subject: string | null; message: string }) {
  if (subject) return subject;
  const [line = ''] = message.split('\n');
  return line.length > MAX_TITLE ? `${line.slice(0, MAX_TITLE).trimEnd()}…` : line;
}
