import type { DocumentProblem } from '../../contract/document-rules.js';
import {
  DOCUMENT_TYPES,
  documentSignature,
  type DocumentType,
  SIGNATURE_BYTES,
} from '../../contract/documents.js';
import type { ErrorCode } from '../../contract/errors.js';
import type { RuleMessage } from '../../contract/validation.js';
import { AppError } from '../errors/app-error.js';
import { inspectInWorker } from './document-inspection.js';
import { docxProblem, MAX_UNPACKED_MEGABYTES } from './docx-inspection.js';

/** Documents of the right kind that cannot be used as they are; all others are of a wrong kind. */
const UNUSABLE: ReadonlySet<DocumentProblem> = new Set<DocumentProblem>([
  'fileEmpty',
  'documentBroken',
  'documentPassword',
  'documentUnpacked',
  'documentParts',
]);

/**
 * The type of a document by its content, whatever its name: PDF, or Word without macros, old or new.
 *
 * @throws UNSUPPORTED_MEDIA_TYPE for another kind, BAD_USER_INPUT for one that nobody could open; both name
 * `field` and say what to do
 */
export async function documentType(bytes: Buffer, field: string): Promise<DocumentType> {
  const { type, problem } = await inspectDocument(bytes);
  if (problem) throw refusal(problem, field, Object.keys(DOCUMENT_TYPES));
  return type;
}

/** What a document is, and why it is refused, if so; then the type says nothing. */
export async function inspectDocument(
  bytes: Buffer,
): Promise<{ type: DocumentType; problem?: DocumentProblem }> {
  const signature = documentSignature(bytes.subarray(0, SIGNATURE_BYTES));
  switch (signature) {
    case 'pdf':
      return { type: 'pdf', problem: await inspectInWorker('pdf', bytes) };
    case 'compound':
      return { type: 'doc', problem: await inspectInWorker('compound', bytes) };
    case 'zip':
      return { type: 'docx', problem: await docxProblem(bytes) };
    default:
      return { type: 'pdf', problem: signature };
  }
}

/** The error for a document, which says what to do; `allowed` are the endings of what is taken. */
export function refusal(
  problem: DocumentProblem,
  field: string,
  allowed: readonly string[],
): AppError {
  const code: ErrorCode = UNUSABLE.has(problem) ? 'BAD_USER_INPUT' : 'UNSUPPORTED_MEDIA_TYPE';
  const rule: RuleMessage =
    problem === 'documentUnpacked' ? `${problem}:0:${MAX_UNPACKED_MEGABYTES}` : problem;
  const isOther = code === 'UNSUPPORTED_MEDIA_TYPE';
  return new AppError(code, {}, [{ field, rule, ...(isOther && { allowed }) }]);
}
