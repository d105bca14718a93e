/** The sheets that a request is printed on: what was sent, or everything that the office has of it (B10). */
export const REQUEST_PDF_TYPES = ['receipt', 'summary'] as const;
export type RequestPdfType = (typeof REQUEST_PDF_TYPES)[number];
