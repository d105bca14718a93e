export const LINK_PURPOSES = ['verification', 'reset'] as const;
/** What a mailed link is good for; one of another purpose does not open the same door. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
