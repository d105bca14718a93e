/** Only a draft may lack required texts. The public sees active rows only. */
export const CONTENT_STATUSES = ['active', 'inactive', 'draft'] as const;
export type ContentStatus = (typeof CONTENT_STATUSES)[number];
