import { type ConsultationStatus, consultation } from '../../contract/requests/consultation.js';
import type { RequestEventType } from '../../contract/requests/request-events.js';
import { mailTemplate, mailVariables } from '../../requests/thread/request-notices.js';
import type { TextVariables } from '../../platform/texts/text-values.js';
import type { ConsultationEntity } from './consultation.entity.js';

/** Statuses that have a mail of their own. */
const STATUS_TEMPLATES: Partial<Record<ConsultationStatus, string>> = {
  in_progress: 'consultation.confirmed',
  cancelled: 'consultation.cancelled',
};

/** The template of the mail that a public event causes; undefined if it causes none. */
export function consultationMail(
  type: RequestEventType,
  status: ConsultationStatus,
): string | undefined {
  const isDecided = type === 'status_changed' || type === 'withdrawn';
  return (isDecided && STATUS_TEMPLATES[status]) || mailTemplate(consultation, type);
}

/** The page of the account that mails about a consultation lead to. */
export const pageOf = ({ id }: ConsultationEntity) => `/account/consultations/${id}`;

/** The words for a branch of law; a booking may be without one until the office has placed it (A83). */
export const branchTerm = ({ consultationType }: Pick<ConsultationEntity, 'consultationType'>) =>
  `consultationBranch.${consultationType ?? 'none'}`;

/** What every mail about a consultation can mention. */
export function consultationVariables(
  row: ConsultationEntity,
  note: string | null = null,
): TextVariables {
  return {
    ...mailVariables(consultation, row, note),
    when: { moment: row.startsAt.toISOString() },
    branch: { term: branchTerm(row) },
    channel: { term: `consultationChannel.${row.channel}` },
    consultant: row.consultantNames,
    next: { term: `consultationNext.${row.status}` },
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
