/** Types of the events in a request's timeline. */
export const REQUEST_EVENT_TYPES = [
  'submitted',
  'taken',
  'status_changed',
  'note',
  'updated',
  'resubmitted',
  'message',
  'reply',
  'withdrawn',
  'assigned',
  'rescheduled',
  'moved',
  'files_added',
  'files_shared',
  'paper_refused',
] as const;
export type RequestEventType = (typeof REQUEST_EVENT_TYPES)[number];

/** Public events that the client caused, by a call, too; all others come from the office. */
export const CLIENT_EVENT_TYPES = [
  'submitted',
  'taken',
  'resubmitted',
  'message',
  'withdrawn',
  'moved',
  'files_added',
] as const satisfies readonly RequestEventType[];
