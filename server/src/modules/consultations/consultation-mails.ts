import type { ConsultationStatus } from '../../contract/enums.js';
import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import type { RequestEventType } from '../../contract/requests/define-request.js';
import type { TextVariables } from '../../core/texts/text-values.js';
import type { ConsultationEntity } from './consultation.entity.js';

/** The mail of each public event; the client's own messages are not mailed back. */
const TEMPLATES: Partial<Record<RequestEventType, string>> = {
  submitted: 'consultation.submitted',
  status_changed: 'consultation.statusChanged',
  note: 'consultation.noteAdded',
  reply: 'consultation.replied',
  withdrawn: 'consultation.withdrawn',
  rescheduled: 'consultation.rescheduled',
};

/** Statuses that have a mail of their own. */
const STATUS_TEMPLATES: Partial<Record<ConsultationStatus, string>> = {
  in_progress: 'consultation.confirmed',
  cancelled: 'consultation.cancelled',
};

/** The template of the mail that a public event causes; undefined if it causes none. */
export function mailTemplate(
  type: RequestEventType,
  status: ConsultationStatus,
): string | undefined {
  const isDecided = type === 'status_changed' || type === 'withdrawn';
  return (isDecided && STATUS_TEMPLATES[status]) || TEMPLATES[type];
}

/** The page of the account that mails about a consultation lead to. */
export const pageOf = ({ id }: ConsultationEntity) => `/account/consultations/${id}`;

/** The words for a branch of law; a booking may be without one until the office has placed it (A83). */
export const branchTerm = ({ consultationType }: Pick<ConsultationEntity, 'consultationType'>) =>
  `consultationBranch.${consultationType ?? 'none'}`;

/** What every mail about a consultation can mention. */
export function mailVariables(row: ConsultationEntity, note: string | null = null): TextVariables {
  return {
    name: row.clientName,
    reference: row.reference,
    when: { moment: row.startsAt.toISOString() },
    branch: { term: branchTerm(row) },
    channel: { term: `consultationChannel.${row.channel}` },
    consultant: row.consultantNames,
    status: { term: `consultationStatus.${row.status}` },
    next: { term: `consultationNext.${row.status}` },
    note,
    answerWithin: { seconds: ANSWER_WITHIN_HOURS * 3600 },
  };
}

/** The events after which the client's calendar has to be put right. */
const CALENDAR_EVENTS: readonly RequestEventType[] = [
  'submitted',
  'status_changed',
  'rescheduled',
  'withdrawn',
];

/** Whether the mail of an event carries the appointment for the client's calendar. */
export const changesCalendar = (type: RequestEventType, status: ConsultationStatus) =>
  CALENDAR_EVENTS.includes(type) && status !== 'completed';
