import { parentPort } from 'node:worker_threads';
import CFB from 'cfb';
// a type that only the compiler reads: Node runs this file as it is in tests
import type { DocumentProblem } from '../../contract/document-rules.js';

/** What a worker is given: a document, and what its first bytes say that it is. */
export interface InspectionOrder {
  kind: 'pdf' | 'compound';
  bytes: Uint8Array;
}

/** Why the document is refused, if so. */
export interface Inspection {
  problem?: DocumentProblem;
}

/** Pages that are opened; a CV has fewer. */
const MAX_PAGES = 1000;
/** Names in the directory of a compound file that holds a document of Word, or of other programs. */
const WORD = /^Root Entry\/WordDocument$/;
const PASSWORD = /^Root Entry\/(?:EncryptedPackage|EncryptionInfo)$/;
const MACROS = /\/(?:_VBA_PROJECT|VBA|_VBA_PROJECT_CUR)(?:\/|$)/;
const OTHER_OFFICE =
  /^Root Entry\/(?:Workbook|Book|PowerPoint Document|VisioDocument|__properties_version1\.0)$/;
/** In the header of a Word document: the place and the bit that say that it needs a password. */
const FLAGS_AT = 10;
const IS_ENCRYPTED = 0x0100;

/** What stands behind the table of a file made for the web: where it is, and the mark of the end. */
const TRAILER_BYTES = 64;

/** Opens every page of a PDF, as a reader does; text and pictures are not drawn. */
async function pdfProblem(bytes: Uint8Array): Promise<DocumentProblem | undefined> {
  const { getDocument } = await import('unpdf/pdfjs');
  const isCutOff = endsInAnObject(bytes);
  const options = { verbosity: 0, isEvalSupported: false, useWorkerFetch: false };
  try {
    const task = getDocument({ data: bytes, ...options });
    const document = await task.promise;
    const pages = Math.min(document.numPages, MAX_PAGES);
    for (let page = 1; page <= pages; page += 1) await document.getPage(page);
    await task.destroy();
    return isCutOff || pages === 0 ? 'documentBroken' : undefined;
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'documentPassword' : 'documentBroken';
  }
}

/**
 * Whether the last object has no end, or a file made for the web is shorter than it says and has no table of its
 * objects at the end: a part of a file that readers open without its last pages or pictures.
 */
function endsInAnObject(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  const tail = text.slice(Math.max(0, text.lastIndexOf('endobj'), text.lastIndexOf('startxref')));
  if (/[\r\n]\d+ \d+ obj\b/.test(tail)) return true;
  const start = text.indexOf('%PDF-');
  const [, length] =
    /^[^]{0,1000}?\/Linearized[^>]{0,200}?\/L\s+(\d{1,10})/.exec(text.slice(start, start + 1300)) ??
    [];
  const isShort = length !== undefined && text.length - start < Number(length) - TRAILER_BYTES;
  return isShort && !/xref|trailer/.test(text.slice(text.lastIndexOf('endobj')));
}
function compoundProblem(bytes: Uint8Array): DocumentProblem | undefined {
  let file: ReturnType<typeof CFB.read>;
  try {
    file = CFB.read(bytes, { type: 'buffer' });
  } catch {
    return 'documentBroken';
  }
  const paths = file.FullPaths.map((path) => path.replace(/\/$/, ''));
  const has = (name: RegExp) => paths.some((path) => name.test(path));
  if (has(PASSWORD)) return 'documentPassword';
  const word = file.FileIndex[paths.findIndex((path) => WORD.test(path))];
  if (!word) return has(OTHER_OFFICE) ? 'documentOffice' : 'documentType';
  if (has(MACROS)) return 'documentMacros';
  const header = Buffer.from(word.content);
  if (header.length < FLAGS_AT + 2) return 'documentBroken';
  return header.readUInt16LE(FLAGS_AT) & IS_ENCRYPTED ? 'documentPassword' : undefined;
}

async function inspect({ kind, bytes }: InspectionOrder): Promise<Inspection> {
  return { problem: kind === 'pdf' ? await pdfProblem(bytes) : compoundProblem(bytes) };
}

parentPort?.on('message', (order: InspectionOrder) => {
  void inspect(order).then((found) => parentPort?.postMessage(found));
});
