import type { RequestEventType } from '../../contract/requests/define-request.js';
import type { Viewer } from '../request-context/viewer.js';
import type { RequestBase } from './request.entity.js';
import type { NewTimelineEvent } from './timeline.js';

/** A change of status with words for the client, refused when the row is no longer at `version`. */
export interface StatusChange<E extends RequestBase> {
  status: E['status'];
  note?: string | null;
  version?: number | null;
}

/** What was just done to a request, told to the module so that it can mail the client. */
export interface RequestChange<E> {
  /** Who did it. */
  viewer: Viewer;
  row: E;
  event: NewTimelineEvent;
}

/** A row before and after. */
export interface RowChange<E> {
  before?: E;
  after: E;
}

/** What an event says of itself. */
export type TimelineEntry = Pick<NewTimelineEvent, 'type' | 'note' | 'public'>;

/** An event's kind -> how the record of changes calls it. */
export const AUDIT_VERBS = {
  submitted: 'submitted',
  status_changed: 'status_changed',
  note: 'note_added',
  updated: 'updated',
} as const satisfies Record<RequestEventType, string>;
