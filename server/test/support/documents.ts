import CFB from 'cfb';
import { ZipFile } from 'yazl';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** PDFs that other programs made. */
export const storedPdf = (
  name: 'for-the-web' | 'user-password' | 'owner-password' | 'object-streams',
): Buffer => readFileSync(join(__dirname, 'documents', `${name}.pdf`));

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const WORD_PART = `${OFFICE}.wordprocessingml.document.main+xml`;
const DOCUMENT =
  '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>';

/** What an Office package says of its main part. */
export const officeParts = (part = 'word/document.xml', type = WORD_PART) => ({
  '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${part}" ContentType="${type}"/></Types>`,
  '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${part}"/></Relationships>`,
  [part]: DOCUMENT,
});

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
  aZip({ ...officeParts(), ...more });

/** The beginning of the text in an old Word file; the flag says that it needs a password. */
export function wordStream(isEncrypted = false): Buffer {
  const bytes = Buffer.alloc(4096);
  bytes.writeUInt16LE(0xa5ec, 0);
  bytes.writeUInt16LE(isEncrypted ? 0x1100 : 0x1000, 10);
  return bytes;
}

/** An old Office file with these streams, or with streams of these names. */
export function anOldOfficeFile(...streams: (string | [string, Buffer])[]): Buffer {
  const file = CFB.utils.cfb_new();
  for (const stream of streams) {
    const [name, content] = typeof stream === 'string' ? [stream, wordStream()] : stream;
    CFB.utils.cfb_add(file, name, content);
  }
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array);
}

export const aCv = (bytes: Buffer | string = aPdf(), name = 'سيرة ذاتية.pdf'): TestFile => ({
  name,
  type: 'application/octet-stream',
  bytes: Buffer.from(bytes),
});

/** This document with zeros behind it, so that it has this size. */
export const grown = (bytes: Buffer, size: number): Buffer =>
  Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
