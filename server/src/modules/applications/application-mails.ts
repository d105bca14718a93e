import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import { officeDay } from '../../contract/office-clock.js';
import type { RequestEventType } from '../../contract/requests/define-request.js';
import type { RequestChange } from '../../core/requests/request-change.types.js';
import type { TextVariables } from '../../core/texts/text-values.js';
import type { ApplicationEntity } from './application.entity.js';

/** The mail of each public event; the applicant's own messages are not mailed back. */
const TEMPLATES: Partial<Record<RequestEventType, string>> = {
  submitted: 'application.submitted',
  resubmitted: 'application.resubmitted',
  status_changed: 'application.statusChanged',
  note: 'application.noteAdded',
  reply: 'application.replied',
  withdrawn: 'application.withdrawn',
};

/** The template of the mail that a public event causes; undefined if it causes none. */
export const mailTemplate = (type: RequestEventType): string | undefined => TEMPLATES[type];

/** The applicant's page, where there is an account. */
export function pageOf({ id, userId, deletedAt }: ApplicationEntity): string | null {
  if (!userId) return null;
  return deletedAt ? '/account' : `/account/applications/${id}`;
}

/** What every mail about an application can mention. */
export function mailVariables(row: ApplicationEntity, note: string | null): TextVariables {
  return {
    name: row.fullName,
    reference: row.reference,
    role: row.roleTitles,
    status: { term: `applicationStatus.${row.status}` },
    next: { term: `applicationNext.${row.status}` },
    note,
    // to the address that was typed, and never to the account of somebody else who typed it
    repeat: row.repeatOfId && !row.userId ? { term: 'applicationRepeat.apart' } : null,
    // somebody without an account cannot answer in the thread
    howToAnswer: { term: row.userId ? 'answer.inAccount' : 'answer.onSite' },
    answerWithin: { seconds: ANSWER_WITHIN_HOURS * 3600 },
  };
}

/** One mail for each event; an address to which an application is sent again and again gets one receipt a day. */
export function mailCause(
  { id, repeatOfId, userId }: ApplicationEntity,
  event: RequestChange<ApplicationEntity>['event'],
): string {
  const today = officeDay();
  if (event.type === 'resubmitted') return `application:${id}:${today}`;
  const isRepeat = event.type === 'submitted' && repeatOfId && !userId;
  return isRepeat ? `application:${repeatOfId}:repeat:${today}` : `application:${event.id}`;
}
