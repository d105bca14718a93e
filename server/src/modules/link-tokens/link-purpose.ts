export const LINK_PURPOSES = ['verification', 'reset', 'disown', 'earlierRequests'] as const;
/** What a mailed link can be used for, and nothing else. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
