import type { DocumentProblem } from './document-rules.js';

/** How much of a file tells what it is. */
export const SIGNATURE_BYTES = 4096;
/** A PDF may have a mark, blank lines, a mail header or a MacBinary block in front. */
const PDF_HEADER_WITHIN = 1024;
const ZIP = /^PK(?:\x03\x04|\x05\x06)/;
const COMPOUND = /^\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1/;
const PICTURE =
  /^(?:\xFF\xD8\xFF|\x89PNG\r\n|GIF8|BM[^]{4}\0{4}|II\*\0|MM\0\*|RIFF[^]{4}WEBP|8BPS|\0\0\0\x0CJXL |\xFF\x0A|[^]{4}ftyp(?:hei[cfmsx]|hevc|heix|mif1|msf1|avi[fs]))/;
const ARCHIVE = /^(?:Rar!\x1A\x07|7z\xBC\xAF\x27\x1C|\x1F\x8B|BZh\d|\xFD7zXZ\0|[^]{257}ustar)/;
const RTF = /^\{\\rtf/;
/** What may stand in front of the first element. */
const PROLOGUE = /^<\?xml[^>]*>|<!--[^]*?-->/g;
const PAGE =
  /^<(?:!doctype\s+html|html|head|body|title|meta|script|style|div|table|p|h1|span|a)\b/i;
const SVG = /^<(?:!doctype\s+)?svg\b/i;
const MAIL = /^(?:[A-Za-z][\w-]*:[^\n]*\n(?:[ \t][^\n]*\n)*)+/;
const MAIL_FIELD = /^(?:mime-version|content-type|received|return-path|message-id):/im;
/** The first entry of an OpenDocument, which is stored as it is. */
const ODF = /mimetypeapplication\/vnd\.(?:oasis\.opendocument|sun\.xml)\./;
const IWORK =
  /(?:^|[^\w])(?:Index\/(?:Document|Tables|Metadata)[\w-]*\.iwa|Index\.zip|index\.xml\.gz)/;
const BINARY = /[\0-\x08\x0E-\x1A\x1C-\x1F]/;

/** What a file is by its first bytes: something that may be accepted once all of it was looked at, or why not. */
type DocumentSignature = 'pdf' | 'compound' | 'zip' | DocumentProblem;

/**
 * What a document is by the marks in its first bytes, whatever its name.
 *
 * @param head the first `SIGNATURE_BYTES` of it
 */
export function documentSignature(head: Uint8Array): DocumentSignature {
  if (head.length === 0) return 'fileEmpty';
  const text = String.fromCharCode(...head.subarray(0, SIGNATURE_BYTES));
  if (COMPOUND.test(text)) return 'compound';
  if (ZIP.test(text)) return zipSignature(text);
  if (PICTURE.test(text)) return 'documentPicture';
  if (ARCHIVE.test(text)) return 'documentArchive';
  return textSignature(text);
}

function zipSignature(text: string): DocumentSignature {
  if (ODF.test(text)) return 'documentOdf';
  return IWORK.test(text) ? 'documentIwork' : 'zip';
}

/** Of what may begin with a byte order mark and blanks. */
function textSignature(text: string): DocumentSignature {
  const wide = /^\xFF\xFE|^\xFE\xFF/.test(text);
  const plain = (wide ? text.replaceAll('\0', '') : text)
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .trimStart();
  if (RTF.test(plain)) return 'documentRtf';
  const markup = plain.replace(PROLOGUE, '').trimStart();
  if (SVG.test(markup)) return 'documentPicture';
  if (PAGE.test(markup)) return 'documentPage';
  if (text.slice(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  const [header = ''] = MAIL.exec(plain) ?? [];
  if (MAIL_FIELD.test(header)) return 'documentMail';
  return BINARY.test(plain) || plain.startsWith('<') ? 'documentType' : 'documentText';
}

/** The documents that people may send, by the end of their names. */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

/** The files that people may send with a request, by the end of their names. */
export const FILE_TYPES = {
  ...DOCUMENT_TYPES,
  odt: 'application/vnd.oasis.opendocument.text',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
} as const;
export type FileType = keyof typeof FILE_TYPES;

/** The pictures among them, by the marks in their first bytes. */
const PICTURES = {
  jpg: /^\xFF\xD8\xFF/,
  png: /^\x89PNG\r\n\x1A\n/,
  webp: /^RIFF[^]{4}WEBP/,
  heic: /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|(?:mif1|msf1)[^]{4}(?:[^]{4}){0,12}?hei[cx])/,
} as const satisfies Partial<Record<FileType, RegExp>>;
export type PictureType = keyof typeof PICTURES;

export const isPicture = (type: FileType): type is PictureType => type in PICTURES;

/** Which picture a file is by its first bytes, whatever its name; undefined for any other file. */
export function pictureSignature(head: Uint8Array): PictureType | undefined {
  const text = String.fromCharCode(...head.subarray(0, 64));
  const found = Object.entries(PICTURES).find(([, marks]) => marks.test(text));
  return found?.[0] as PictureType | undefined;
}

/** Whether a stored document may be opened: not before it was scanned for viruses, where that is done. */
export const DOCUMENT_STATES = ['available', 'unscanned', 'infected'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

const OTHER_ENDINGS = /(?:[\s.]*\.(?:pdf|docx?))+$/i;
const FILE_ENDINGS = /(?:[\s.]*\.(?:pdf|docx?|odt|jpe?g|png|webp|hei[cf]))+$/i;

/**
 * The name with the ending of what the document is: `cv` -> `cv.pdf`, `cv.doc` -> `cv.docx`,
 * `cv.pdf (1)` -> `cv.pdf (1).pdf`. A name without letters becomes `CV`.
 */
export function documentName(name: string, type: DocumentType): string {
  if (name.toLowerCase().endsWith(`.${type}`) && name.length > type.length + 1) return name;
  const base = name.replace(OTHER_ENDINGS, '').replace(/[\s.]+$/u, '');
  return `${base || 'CV'}.${type}`;
}

/** The same for a file of any type: `photo.jpeg` stays, a name without letters becomes `file`. */
export function fileName(name: string, type: FileType): string {
  const [, ending = ''] = /\.(\w+)$/.exec(name.toLowerCase()) ?? [];
  const own = ending === 'jpeg' ? 'jpg' : ending === 'heif' ? 'heic' : ending;
  if (own === type && name.length > ending.length + 1) return name;
  const base = name.replace(FILE_ENDINGS, '').replace(/[\s.]+$/u, '');
  return `${base || 'file'}.${type}`;
}
