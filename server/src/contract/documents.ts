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

const OTHER_ENDING = /\.(?:pdf|docx?)$/i;

/**
 * The name with the ending of what the document is: `cv` -> `cv.pdf`, `cv.doc` -> `cv.docx`,
 * `cv.pdf (1)` -> `cv.pdf (1).pdf`. A name without letters becomes `CV`.
 */
export function documentName(name: string, type: DocumentType): string {
  if (name.toLowerCase().endsWith(`.${type}`) && name.length > type.length + 1) return name;
  const base = name.replace(OTHER_ENDING, '').replace(/[\s.]+$/u, '');
  return `${base || 'CV'}.${type}`;
}
