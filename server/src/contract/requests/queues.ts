/** What the office works through: the saved views of a list of requests. */
export const REQUEST_QUEUES = [
  'waiting',
  'late',
  'urgent',
  'urgentLate',
  'mine',
  'unassigned',
  'open',
] as const;
export type RequestQueue = (typeof REQUEST_QUEUES)[number];

/** Counts of queues end here, so that they cost the same however many requests there are. */
export const MAX_QUEUE_COUNT = 1000;
