import { officeDay } from '../../contract/office-clock.js';
import type { RequestChange } from '../../core/requests/request-change.types.js';
import type { TextVariables } from '../../core/texts/text-values.js';
import type { ApplicationEntity } from './application.entity.js';

/** The applicant's page, where there is an account. */
export function pageOf({ id, userId, deletedAt }: ApplicationEntity): string | null {
  if (!userId) return null;
  return deletedAt ? '/account' : `/account/applications/${id}`;
}

/** What mails about an application mention beside what all mails do. */
export function ownVariables(row: ApplicationEntity): TextVariables {
  return {
    role: row.roleTitles,
    next: { term: `applicationNext.${row.status}` },
    // to the address that was typed, and never to the account of somebody else who typed it
    repeat: row.repeatOfId && !row.userId ? { term: 'applicationRepeat.apart' } : null,
    // somebody without an account cannot answer in the thread
    howToAnswer: { term: row.userId ? 'answer.inAccount' : 'answer.onSite' },
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
