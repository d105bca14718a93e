import { posix } from 'node:path';
import { text } from 'node:stream/consumers';
import sax from 'sax';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { DocumentProblem } from '../../contract/document-rules.js';

/** A zip file can claim gigabytes in a few bytes; all of it is unpacked once, up to this. */
export const MAX_UNPACKED_MEGABYTES = 50;
const MAX_UNPACKED_BYTES = MAX_UNPACKED_MEGABYTES * 1024 * 1024;
const MAX_ENTRIES = 2000;
/** Enough to tell a package from an archive. */
const MAX_LISTED = 10_000;
/** The parts that say what the others are. */
const MAX_PART_BYTES = 1024 * 1024;
const TYPES = '[content_types].xml';
const RELATIONSHIPS = '_rels/.rels';
const MACROS = /(?:^|\/)vba(?:Project\.bin|Data\.xml)$/i;
const IWORK = /^(?:index\/[\w-]+\.iwa|index\.(?:zip|xml(?:\.gz)?))$/i;
const MAIN_DOCUMENT = /\/relationships\/officeDocument$/;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const WITH_MACROS = /\.macroenabled(?:template)?\.main\+xml$/;
const OFFICE =
  /^application\/vnd\.(?:openxmlformats-officedocument|ms-(?:excel|powerpoint|word|visio))/;

/** The entries of a zip file by their names without case, as they are compared in packages. */
type Entries = Map<string, Entry>;

/** Why a zip file is no document of Word that people may send; undefined if it is one. */
export async function docxProblem(bytes: Buffer): Promise<DocumentProblem | undefined> {
  try {
    const zip = await fromBufferPromise(bytes);
    const entries = await entriesOf(zip);
    if (!entries.has(TYPES)) return otherZip(entries);
    return sizeProblem(zip, entries) ?? (await packageProblem(zip, entries));
  } catch {
    return 'documentBroken';
  }
}

export async function entriesOf(zip: ZipFile): Promise<Entries> {
  const entries: Entries = new Map();
  for await (const entry of zip.eachEntry()) {
    entries.set(entry.fileName.toLowerCase(), entry);
    if (entries.size > MAX_LISTED) break;
  }
  return entries;
}

function otherZip(entries: Entries): DocumentProblem {
  if ([...entries.keys()].some((name) => IWORK.test(name))) return 'documentIwork';
  return entries.has('mimetype') && entries.has('content.xml') ? 'documentOdf' : 'documentArchive';
}

/** Why a package cannot be unpacked: too many parts, too large, or locked. */
export function sizeProblem(
  { entryCount }: ZipFile,
  entries: Entries,
): DocumentProblem | undefined {
  if (entryCount > MAX_ENTRIES) return 'documentParts';
  let unpacked = 0;
  for (const { uncompressedSize } of entries.values()) unpacked += uncompressedSize;
  if (unpacked > MAX_UNPACKED_BYTES) return 'documentUnpacked';
  const isLocked = [...entries.values()].some((entry) => entry.isEncrypted());
  return isLocked ? 'documentPassword' : undefined;
}

async function packageProblem(zip: ZipFile, entries: Entries) {
  const relationships = elementsOf(await partOf(zip, entries.get(RELATIONSHIPS)));
  const [main] = relationships.filter(({ type = '' }) => MAIN_DOCUMENT.test(type));
  const name = posix.join('/', decodeURI(main?.target ?? '')).toLowerCase();
  const type = typeOf(name, elementsOf(await partOf(zip, entries.get(TYPES))));
  if (WITH_MACROS.test(type) || [...entries.keys()].some((entry) => MACROS.test(entry)))
    return 'documentMacros';
  if (type !== WORD) return OFFICE.test(type) ? 'documentOffice' : 'documentType';
  if (!entries.has(name.slice(1))) return 'documentBroken';
  // all of it has to be there; the sizes were compared before
  for (const entry of entries.values())
    for await (const _ of await zip.openReadStreamPromise(entry));
  return undefined;
}

/** What a part of a package is: by its name, or by the ending of it. */
function typeOf(name: string, types: Attributes[]): string {
  const named = types.find(({ partname }) => partname?.toLowerCase() === name);
  const ending = posix.extname(name).slice(1);
  const usual = types.find(({ extension }) => extension?.toLowerCase() === ending);
  return (named ?? usual)?.contenttype?.toLowerCase() ?? '';
}

export async function partOf(zip: ZipFile, entry: Entry | undefined): Promise<string> {
  if (!entry || entry.uncompressedSize > MAX_PART_BYTES) throw new Error('No such part');
  return text(await zip.openReadStreamPromise(entry));
}

type Attributes = Partial<Record<string, string>>;

/** The attributes of all elements of a part, by their names in lower case. */
function elementsOf(xml: string): Attributes[] {
  const elements: Attributes[] = [];
  const reader = sax.parser(true);
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = ({ attributes }) => {
    const pairs = Object.entries(attributes) as [string, string][];
    elements.push(Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value])));
  };
  reader.write(xml).close();
  return elements;
}
