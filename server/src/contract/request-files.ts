/** Who sent a file of a request. */
export const FILE_SENDERS = ['client', 'office'] as const;
export type FileSender = (typeof FILE_SENDERS)[number];

/** Where a paper stands that the office wants for a request (B30, B47). */
export const PAPER_STATES = ['missing', 'received', 'accepted', 'refused', 'not_needed'] as const;
export type PaperState = (typeof PAPER_STATES)[number];

/** Papers that are there, whatever the office has decided about them. */
export const isThere = (state: PaperState) => state === 'received' || state === 'accepted';

/** Papers that the client still has to send, for the first time or again. */
export const isMissing = (state: PaperState) => state === 'missing' || state === 'refused';

export const REQUEST_FILE_LIMITS = {
  /** Files that one choice takes, and how many of them are sent at the same time. */
  atOnce: 20,
  parallel: 3,
  /** Files of one request, from both sides. */
  perRequest: 200,
  /** Files that one account sends in an hour. */
  perHour: 300,
  /** The largest file that the settings may allow. */
  maxMegabytes: 25,
  papers: 60,
  paperName: { min: 2, max: 200 },
  reason: { min: 2, max: 500 },
} as const;

export const MEGABYTE = 1024 * 1024;
