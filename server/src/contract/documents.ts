/** The documents that people may send, by the end of their names. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** Whether a stored document may be opened: not before it was scanned for viruses, where that is done. */
export const DOCUMENT_STATES = ['available', 'unscanned', 'infected'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** `CV.PDF` -> `pdf`; undefined for any other ending. */
export function documentEnding(name: string): DocumentType | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(DOCUMENT_TYPES, ending) ? (ending as DocumentType) : undefined;
}
