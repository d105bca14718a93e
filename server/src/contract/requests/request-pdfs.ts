import type { RequestKindName } from './request-kinds.js';

/** The sheets that a request is printed on: what was sent, or everything that the office has of it (B10). */
export const REQUEST_PDF_TYPES = ['receipt', 'summary', 'engagement'] as const;
export type RequestPdfType = (typeof REQUEST_PDF_TYPES)[number];

/** Kinds for which the office is engaged by a letter. */
const ENGAGED: readonly RequestKindName[] = ['serviceRequest', 'consultation'];

/** The sheets of a kind, the one that the office prints most first. */
export const listPdfTypes = (kind: RequestKindName): readonly RequestPdfType[] =>
  ENGAGED.includes(kind) ? ['summary', 'engagement', 'receipt'] : ['summary', 'receipt'];
