/** What happens to the quotes of a request, and to their payments. */
export const QUOTE_EVENT_TYPES = [
  'quote_sent',
  'quote_accepted',
  'quote_refused',
  'quote_withdrawn',
  'quote_expired',
  'payment_recorded',
  'payment_cancelled',
] as const;
export type QuoteEventType = (typeof QUOTE_EVENT_TYPES)[number];

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
  'no_show',
  'no_show_undone',
  'files_added',
  'files_shared',
  'paper_refused',
  ...QUOTE_EVENT_TYPES,
] as const;
export type RequestEventType = (typeof REQUEST_EVENT_TYPES)[number];
/** Those of the request itself. */
export type OwnEventType = Exclude<RequestEventType, QuoteEventType>;

/** Public events that the client caused, by a call, too; all others come from the office. */
export const CLIENT_EVENT_TYPES = [
  'submitted',
  'taken',
  'resubmitted',
  'message',
  'withdrawn',
  'moved',
  'files_added',
  'quote_accepted',
  'quote_refused',
] as const satisfies readonly RequestEventType[];
