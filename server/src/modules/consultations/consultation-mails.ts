import type { Trilingual } from '../../contract/locales.js';
import { type ConsultationStatus, consultation } from '../../contract/requests/consultation.js';
import type { SettingValues } from '../../contract/settings.js';
import type { RequestEventType } from '../../contract/requests/request-events.js';
import { mailTemplate, mailVariables } from '../../requests/thread/request-notices.js';
import type { TextVariables } from '../../platform/texts/text-values.js';
import { type ConsultationEntity, isOver } from './consultation.entity.js';

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
  const decided = type === 'status_changed' ? STATUS_TEMPLATES[status] : undefined;
  return decided ?? mailTemplate(consultation, type);
}

/** The page of the account that mails about a consultation lead to. */
export const pageOf = ({ id }: ConsultationEntity) => `/account/consultations/${id}`;

/** The words for a branch of law; a booking may be without one until the office has placed it (A83). */
export const branchTerm = ({ consultationType }: Pick<ConsultationEntity, 'consultationType'>) =>
  `consultationBranch.${consultationType ?? 'none'}`;

/** How somebody says that the time does not suit them: only an account has a page of the consultation. */
const changeTerm = ({ userId }: ConsultationEntity, after: string) => ({
  term: `appointmentChange.${userId ? after : 'call'}`,
});

/** Where an appointment that stands is moved, or one that does not is booked again with the same words. */
const nextPageOf = (row: ConsultationEntity) =>
  isOver(row) || row.deletedAt ? `/book-consultation?again=${row.id}` : `${pageOf(row)}?move=1`;

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
    ifUnsuitable: changeTerm(row, 'confirmed'),
    ifMoved: changeTerm(row, 'rescheduled'),
    ifReminded: changeTerm(row, 'reminder'),
    // without an account there is no page
    ...(row.userId && { otherLink: { page: nextPageOf(row) } }),
  };
}

const HOUR_MS = 3_600_000;

/**
 * What a reminder says beside that: who calls whom, where it is and what to bring, with the papers that are missing;
 * the way to move it while there is time.
 */
export function reminderVariables(
  row: ConsultationEntity,
  settings: SettingValues,
  papers?: Trilingual<string>,
): TextVariables {
  const { otherLink, ...variables } = consultationVariables(row);
  const { addressAr: ar, addressFr: fr, addressEn: en, cancelNoticeHours } = settings;
  const isInTime = row.startsAt.getTime() - Date.now() >= cancelNoticeHours * HOUR_MS;
  return {
    ...variables,
    ...(isInTime && otherLink && { otherLink }),
    how: { term: `consultationHow.${row.channel}` },
    bring: { term: `consultationBring.${row.channel}` },
    papers,
    where: row.channel === 'office' && ar ? { ar, fr: fr ?? ar, en: en ?? ar } : null,
  };
}

/** The events after which the client's calendar has to be put right. */
const CALENDAR_EVENTS: readonly RequestEventType[] = [
  'submitted',
  'taken',
  'status_changed',
  'rescheduled',
  'moved',
  'withdrawn',
];

/** Whether the mail of an event carries the appointment for the client's calendar. */
export const changesCalendar = (type: RequestEventType, status: ConsultationStatus) =>
  CALENDAR_EVENTS.includes(type) && status !== 'completed';
