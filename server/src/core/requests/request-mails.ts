import { ANSWER_WITHIN_HOURS } from '../../contract/limits.js';
import type { RequestEventType } from '../../contract/requests/request-events.js';
import type { RequestDefinition } from '../../contract/requests/define-request.js';
import type { TextVariables } from '../texts/text-values.js';
import { statusTerm } from './request-kind.js';
import type { RequestBase } from './request.entity.js';

/** The mail of each public event; the person's own messages are not mailed back. */
const MAILS: Partial<Record<RequestEventType, string>> = {
  submitted: 'submitted',
  resubmitted: 'resubmitted',
  status_changed: 'statusChanged',
  note: 'noteAdded',
  reply: 'replied',
  withdrawn: 'withdrawn',
  rescheduled: 'rescheduled',
};

/** The template of the mail that a public event causes, `serviceRequest.replied`; undefined if it causes none. */
export function mailTemplate(
  { name }: RequestDefinition,
  type: RequestEventType,
): string | undefined {
  const mail = MAILS[type];
  return mail && `${name}.${mail}`;
}

/** What every mail about a request can mention. */
export function mailVariables(
  definition: RequestDefinition,
  row: RequestBase,
  note: string | null,
): TextVariables {
  return {
    name: row[definition.person.name as keyof RequestBase] as string,
    reference: row.reference,
    status: statusTerm(definition, row),
    note,
    answerWithin: { seconds: ANSWER_WITHIN_HOURS * 3600 },
  };
}
