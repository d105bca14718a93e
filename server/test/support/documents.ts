import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import type { TestFile } from './multipart.js';

const CV_TEXT = 'BT /F1 24 Tf 72 720 Td (Curriculum vitae) Tj ET';

/** A PDF of one page that readers can open. */
export const aPdf = (): Buffer =>
  Buffer.from(
    [
      '%PDF-1.4',
      '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj',
      '2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj',
      '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R',
      '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj',
      `4 0 obj << /Length ${CV_TEXT.length} >> stream\n${CV_TEXT}\nendstream endobj`,
      'trailer << /Root 1 0 R >>',
      '%%EOF\n',
    ].join('\n'),
  );

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const DOCUMENT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>';

/** A zip file with these entries. */
export function aZip(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries))
    zip.addBuffer(Buffer.from(content), name, { compress: true });
  zip.end();
  return buffer(zip.outputStream);
}

/** A Word document; `more` adds entries to it. */
export const aDocx = (more: Record<string, string | Buffer> = {}): Promise<Buffer> =>
  aZip({ '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': DOCUMENT, ...more });

/** The beginning of an old Office file, with these names in its directory. */
export function anOldOfficeFile(...names: string[]): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const directory = names.map((name) => {
    const entry = Buffer.alloc(128);
    entry.write(name, 'utf16le');
    return entry;
  });
  return Buffer.concat([header, ...directory, Buffer.alloc(512)]);
}

export const aCv = (bytes: Buffer | string = aPdf(), name = 'سيرة ذاتية.pdf'): TestFile => ({
  name,
  type: 'application/octet-stream',
  bytes: Buffer.from(bytes),
});

/** This document with zeros behind it, so that it has this size. */
export const grown = (bytes: Buffer, size: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
