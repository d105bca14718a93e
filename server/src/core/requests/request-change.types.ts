import type { RequestVerb } from '../../contract/audit-verbs.js';
import type { RequestEventType } from '../../contract/requests/request-events.js';
import type { Viewer } from '../request-context/viewer.js';
import type { KeyedCall } from '../idempotency/idempotency.js';
import type { RequestBase } from './request.entity.js';
import type { NewTimelineEvent } from './timeline.js';

/** A change of status with a note for the client, refused if the row no longer has this version. */
export interface StatusChange<E extends RequestBase> {
  status: E['status'];
  note?: string | null;
  version?: number | null;
}

/** A change of a request, passed to the module so that it can mail the client. */
export interface RequestChange<E> {
  /** Who did it; undefined for somebody who is not signed in. */
  viewer?: Viewer;
  row: E;
  event: NewTimelineEvent;
}

/** A request that is about to be stored, with the key under which it was sent. */
export interface NewRequest<E> {
  viewer?: Viewer;
  row: E;
  call?: KeyedCall;
}

/** A row before and after. */
export interface RowChange<E> {
  before?: E;
  after: E;
}

/** The parts of a timeline event that the caller sets. */
export type TimelineEntry = Pick<NewTimelineEvent, 'type' | 'note' | 'public'>;

/** Event type -> verb in the audit log. */
export const AUDIT_VERBS = {
  submitted: 'submitted',
  resubmitted: 'resubmitted',
  status_changed: 'status_changed',
  note: 'note_added',
  updated: 'updated',
  message: 'message_added',
  reply: 'replied',
  withdrawn: 'withdrawn',
  assigned: 'assigned',
  rescheduled: 'rescheduled',
} as const satisfies Record<RequestEventType, RequestVerb>;
