import { CONSULTATION_BRANCHES } from '../consultation-branches.js';
import { localized } from '../locales.js';
import { defineRequest } from './define-request.js';
import {
  EMAIL_HEADING,
  PAPER_RECEIVED_ON,
  PHONE_HEADING,
  SITUATION,
  URGENCY,
} from './shared-fields.js';

export const CONSULTATION_STATUSES = ['pending', 'in_progress', 'completed', 'cancelled'] as const;
export type ConsultationStatus = (typeof CONSULTATION_STATUSES)[number];

export const CONSULTATION_CHANNELS = ['office', 'phone', 'video', 'whatsapp'] as const;
export type ConsultationChannel = (typeof CONSULTATION_CHANNELS)[number];

export const CONSULTATION_PRIORITIES = ['high', 'medium', 'low'] as const;
export type ConsultationPriority = (typeof CONSULTATION_PRIORITIES)[number];

const BRANCHES = CONSULTATION_BRANCHES.join(', ');

/** An appointment for legal advice. Pending: booked, not confirmed yet; in progress: confirmed. */
export const consultation = defineRequest({
  name: 'consultation',
  plural: 'consultations',
  label: { one: 'consultation', many: 'consultations' },
  noun: 'Consultations',
  referencePrefix: 'CN',
  statuses: CONSULTATION_STATUSES,
  statusMeanings: {
    pending: 'Booked; the office has not confirmed it yet.',
    in_progress: 'Confirmed by the office.',
    completed: 'It has taken place.',
    cancelled: 'Cancelled by the client or the office; its slot is free again.',
  },
  statusCounts: {
    pending: 'Number of consultations that wait to be confirmed.',
    in_progress: 'Number of confirmed consultations.',
    completed: 'Number of consultations that have taken place.',
    cancelled: 'Number of cancelled consultations.',
  },
  statusTerm: 'consultationStatus',
  initialStatus: 'pending',
  unansweredStatuses: ['pending'],
  doneStatuses: ['completed', 'cancelled'],
  badStatuses: ['cancelled'],
  fields: {
    clientName: {
      ...{ kind: 'name', min: 2, max: 100, personal: true, searched: true, sorted: true },
      description: 'Name of the client.',
      inputDescription: 'Name of the client, 2 to 100 characters.',
      heading: localized('الموكّل', 'Client', 'Client'),
    },
    email: {
      ...{ kind: 'email', personal: true, searched: true, sorted: true },
      description: 'E-mail address of the client, as given in the form.',
      inputDescription: 'E-mail address of the client.',
      heading: EMAIL_HEADING,
    },
    phone: {
      ...{ kind: 'phone', personal: true, searched: true },
      international: 'phoneE164',
      description: 'Phone number of the client, as it was typed.',
      inputDescription: 'Phone number of the client, at which the office can call.',
      heading: PHONE_HEADING,
    },
    /** The branch of law (A45); null until the office has chosen one for a client who did not know (A83). */
    consultationType: {
      ...{ kind: 'choice', values: CONSULTATION_BRANCHES, optional: true, sorted: true },
      ...{ type: 'consultation_branch', term: 'consultationBranch' },
      description: `The branch of law, one of ${BRANCHES}; null until the office has chosen it.`,
      inputDescription: `The branch of law, one of ${BRANCHES}; null or left out: the client does not know, and the office chooses it.`,
      filter: 'Only consultations in this branch of law.',
    },
    situationId: {
      ...SITUATION,
      filter: 'Only consultations that came from the situation with this id.',
    },
    channel: {
      ...{ kind: 'choice', values: CONSULTATION_CHANNELS, sorted: true },
      ...{ type: 'consultation_channel', term: 'consultationChannel' },
      description: 'How it takes place.',
      filter: 'Only consultations that take place in this way.',
      enum: {
        name: 'ConsultationChannel',
        description: 'How a consultation takes place.',
        meanings: {
          office: 'At the office.',
          phone: 'The office calls the client.',
          video: 'By video call.',
          whatsapp: 'By WhatsApp.',
        },
      },
    },
    startsAt: {
      ...{ kind: 'instant', fixed: true, sorted: true },
      description: 'When it begins.',
      inputDescription:
        'When it begins: a free slot, with its time zone, such as 2026-12-01T09:00:00+01:00.',
    },
    /** The consultant of the firm; null where the firm has none, and then has one calendar. */
    consultantId: {
      ...{ kind: 'id', optional: true, fixed: true },
      description: 'Id of the consultant who gives it; null if the firm had no consultants.',
      inputDescription: 'Id of the consultant; null or left out: whoever is free.',
      filter: 'Only consultations of the consultant with this id.',
    },
    title: {
      ...{ kind: 'line', min: 1, max: 200, personal: true, searched: true, sorted: true },
      description: 'What it is about, in a few words.',
      inputDescription: 'What it is about, up to 200 characters.',
      heading: localized('الموضوع', 'Objet', 'Subject'),
    },
    description: {
      ...{ kind: 'text', min: 1, max: 5000, personal: true, searched: true },
      description: 'What it is about, in detail.',
      inputDescription: 'The details, up to 5000 characters.',
      heading: localized('التفاصيل', 'Description', 'Description'),
    },
    paperReceivedOn: PAPER_RECEIVED_ON,
    urgency: {
      ...URGENCY,
      description: 'How soon the client needs an answer; the form asks after a recent paper.',
      inputDescription:
        'How soon the client needs an answer; normal by default for a new consultation.',
      filter: 'Only consultations with this urgency.',
      heading: localized('الاستعجال', 'Urgence', 'Urgency'),
    },
    priority: {
      ...{ kind: 'choice', values: CONSULTATION_PRIORITIES, initial: 'medium', sorted: true },
      ...{ type: 'consultation_priority', term: 'consultationPriority' },
      ...{ optional: true, writtenBy: 'office' },
      description: 'How important it is to the office, which sets it.',
      inputDescription: 'How important it is to the office.',
      filter: 'Only consultations with this priority.',
      heading: localized('الأولوية', 'Priorité', 'Priority'),
      enum: {
        name: 'ConsultationPriority',
        description:
          'How important a consultation is to the office, which sets it; what a client says is an `Urgency`.',
        meanings: {
          high: 'Before the others.',
          medium: 'As usual.',
          low: 'After the others.',
        },
      },
    },
    endsAt: {
      ...{ kind: 'instant', writtenBy: 'server' },
      description: 'When it ends.',
    },
  },
  person: { name: 'clientName', email: 'email', phone: 'phone' },
  branchField: 'consultationType',
  descriptions: {
    item: 'An appointment for legal advice.',
    submitInput: 'A new consultation, which takes a free slot.',
  },
});
