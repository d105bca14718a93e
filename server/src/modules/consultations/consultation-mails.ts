import type { ConsultationStatus } from '../../contract/enums.js';
import type { RequestEventType } from '../../contract/requests/define-request.js';

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
