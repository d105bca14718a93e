import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import type { DocumentProblem } from '../../contract/document-rules.js';
import { entriesOf, partOf, sizeProblem } from './docx-inspection.js';

const TEXT_DOCUMENT = 'application/vnd.oasis.opendocument.text';
/** Programs in a document, and the folders that LibreOffice keeps them in. */
const MACROS = /^(?:basic|scripts)\//;
const ENCRYPTED = /manifest:encryption-data|<encryption-data/;

/** Why an OpenDocument file is no text that people may send; undefined if it is one. */
export async function odtProblem(bytes: Buffer): Promise<DocumentProblem | undefined> {
  try {
    const zip = await fromBufferPromise(bytes);
    const entries = await entriesOf(zip);
    if ((await partOf(zip, entries.get('mimetype'))).trim() !== TEXT_DOCUMENT) return 'documentOdf';
    const tooLarge = sizeProblem(zip, entries);
    if (tooLarge) return tooLarge;
    if ([...entries.keys()].some((name) => MACROS.test(name))) return 'documentMacros';
    const manifest = entries.get('meta-inf/manifest.xml');
    if (manifest && ENCRYPTED.test(await partOf(zip, manifest))) return 'documentPassword';
    if (!entries.has('content.xml')) return 'documentBroken';
    for (const entry of entries.values()) await text(await zip.openReadStreamPromise(entry));
    return undefined;
  } catch {
    return 'documentBroken';
  }
}
