import type { DocumentProblem } from '../../contract/document-rules.js';
import { documentSignature, SIGNATURE_BYTES } from '../../contract/document-signatures.js';
import type { DocumentType } from '../../contract/documents.js';
import type { RuleMessage } from '../../contract/validation.js';
import { AppError } from '../errors/app-error.js';
import type { ErrorCode } from '../../contract/errors.js';
import { docxProblem, MAX_UNPACKED_MEGABYTES } from './docx-inspection.js';
import { inspectInWorker } from './document-inspection.js';

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
  const signature = documentSignature(bytes.subarray(0, SIGNATURE_BYTES));
  switch (signature) {
    case 'pdf':
      return refuseIf(await inspectInWorker('pdf', bytes), field) ?? 'pdf';
    case 'compound':
      return refuseIf(await inspectInWorker('compound', bytes), field) ?? 'doc';
    case 'zip':
      return refuseIf(await docxProblem(bytes), field) ?? 'docx';
    default:
      throw refusal(signature, field);
  }
}

function refuseIf(problem: DocumentProblem | undefined, field: string): undefined {
  if (problem) throw refusal(problem, field);
}

function refusal(problem: DocumentProblem, field: string): AppError {
  const code: ErrorCode = UNUSABLE.has(problem) ? 'BAD_USER_INPUT' : 'UNSUPPORTED_MEDIA_TYPE';
  const rule: RuleMessage =
    problem === 'documentUnpacked' ? `${problem}:0:${MAX_UNPACKED_MEGABYTES}` : problem;
  return new AppError(code, {}, [{ field, rule }]);
}
