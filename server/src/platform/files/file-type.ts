import type { DocumentProblem } from '../../contract/document-rules.js';
import {
  FILE_TYPES,
  type FileType,
  pictureSignature,
  SIGNATURE_BYTES,
} from '../../contract/documents.js';
import { LIMITS } from '../../contract/limits.js';
import { AppError } from '../errors/app-error.js';
import { inspectDocument, refusal } from './document-type.js';
import { odtProblem } from './odt-inspection.js';

/** Problems that only say of what other kind a file is. */
const OTHER_KINDS: ReadonlySet<DocumentProblem> = new Set<DocumentProblem>([
  'documentType',
  'documentOdf',
  'documentPicture',
  'documentText',
]);

/**
 * The type of a file that comes with a request by its content, whatever its name: a document as `documentType` takes
 * them, an OpenDocument text without macros, or a picture. A picture stays as it was sent.
 *
 * @throws what `documentType` throws
 */
export async function fileType(bytes: Buffer, field: string): Promise<FileType> {
  const picture = pictureSignature(bytes.subarray(0, SIGNATURE_BYTES));
  if (picture) return pictureOf(picture, bytes, field);
  const found = await inspectDocument(bytes);
  const isOdf = found.problem === 'documentOdf';
  const type = isOdf ? 'odt' : found.type;
  const problem = isOdf ? await odtProblem(bytes) : found.problem;
  const told = problem && OTHER_KINDS.has(problem) ? 'fileKind' : problem;
  if (told) throw refusal(told, field, Object.keys(FILE_TYPES));
  return type;
}

/** What can be looked at without decoding all of it; a HEIC is decoded when somebody wants to see it. */
async function pictureOf(type: FileType, bytes: Buffer, field: string): Promise<FileType> {
  if (type === 'heic') return type;
  const { sharp } = await import('./image-library.js');
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!found) throw new AppError('BAD_USER_INPUT', {}, [{ field, rule: 'imageUnreadable' }]);
  const { maxJpegPixels } = LIMITS.image;
  if (found.width * found.height > maxJpegPixels)
    throw new AppError('BAD_USER_INPUT', {}, [
      { field, rule: `imagePixels:0:${maxJpegPixels / 1_000_000}` },
    ]);
  return type;
}
