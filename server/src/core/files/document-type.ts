import { fileTypeFromBuffer } from 'file-type';
import { fromBufferPromise } from 'yauzl';
import { DOCUMENT_TYPES, type DocumentType } from '../../contract/documents.js';

/** A zip file can claim gigabytes in a few bytes; none is unpacked here, but a reader would. */
const MAX_UNPACKED_BYTES = 50 * 1024 * 1024;
const MAX_ENTRIES = 2000;
const MACROS = /vbaProject\.bin$|vbaData\.xml$/i;
/** Names in the directory of a compound file, as they are written there. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');
const MACRO_STREAM = Buffer.from('_VBA_PROJECT', 'utf16le');

/**
 * The type of a document by its content: PDF, or Word without macros, old or new; undefined for anything
 * else, whatever its name says.
 */
export async function documentType(bytes: Buffer): Promise<DocumentType | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (found?.ext === 'pdf') return isWholePdf(bytes) ? 'pdf' : undefined;
  if (found?.ext === 'cfb') return isWordDocument(bytes) ? 'doc' : undefined;
  if (found?.mime === DOCUMENT_TYPES.docx) return (await isSafeDocx(bytes)) ? 'docx' : undefined;
  return undefined;
}

const isWholePdf = (bytes: Buffer) =>
  bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) && bytes.includes('%%EOF');

const isWordDocument = (bytes: Buffer) =>
  bytes.includes(WORD_STREAM) && !bytes.includes(MACRO_STREAM);

async function isSafeDocx(bytes: Buffer): Promise<boolean> {
  try {
    return await hasSafeEntries(bytes);
  } catch {
    return false;
  }
}

async function hasSafeEntries(bytes: Buffer): Promise<boolean> {
  const zip = await fromBufferPromise(bytes);
  if (zip.entryCount > MAX_ENTRIES) return false;
  let unpacked = 0;
  let hasText = false;
  for await (const { fileName, uncompressedSize } of zip.eachEntry()) {
    unpacked += uncompressedSize;
    if (unpacked > MAX_UNPACKED_BYTES || MACROS.test(fileName)) return false;
    hasText ||= fileName === 'word/document.xml';
  }
  return hasText;
}
