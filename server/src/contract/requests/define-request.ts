import type { EntityLabel } from '../content/define-content.js';

/** The declaration of a kind of request, from which its columns, APIs and mails are made. */
export interface RequestDefinition {
  /** Singular, in camel case: its name in the audit log, in change events and in mails. */
  name: string;
  /** Plural, the key of the list in REST answers. */
  plural: string;
  /** Its English names in API descriptions. */
  label: EntityLabel;
  /** Prefix of its reference numbers: `SR` -> `SR-2026-000001` (B01). */
  referencePrefix: string;
  statuses: readonly string[];
  /** The status of a new request; the client may withdraw it as long as it has this status. */
  initialStatus: string;
  /** Statuses that do not answer the client; a change to any other one does. */
  unansweredStatuses: readonly string[];
  /** Statuses with which the office has nothing left to do. */
  doneStatuses: readonly string[];
  /** The property that says how urgent it is, where there is one. */
  urgencyField?: 'urgency' | 'priority';
  /** The property with its branch of law, where there is one: lawyers see those of their branches. */
  branchField?: string;
  /** Last word in the names of its counts, `Requests` by default: `Applications` for `totalApplications`. */
  statsSuffix?: string;
}

export function defineRequest<const D extends RequestDefinition>(definition: D): D {
  return definition;
}

/** Types of the events in a request's timeline. */
export const REQUEST_EVENT_TYPES = [
  'submitted',
  'status_changed',
  'note',
  'updated',
  'resubmitted',
  'message',
  'reply',
  'withdrawn',
  'assigned',
  'rescheduled',
] as const;
export type RequestEventType = (typeof REQUEST_EVENT_TYPES)[number];

/** Public events that the client caused; all others come from the office. */
export const CLIENT_EVENT_TYPES = [
  'submitted',
  'resubmitted',
  'message',
  'withdrawn',
] as const satisfies readonly RequestEventType[];
