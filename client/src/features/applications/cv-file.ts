import { DOCUMENT_TYPES, documentEnding } from '@contract/documents';
import { LIMITS } from '@contract/limits';

/** The value of `accept` of the file input. */
export const CV_ENDINGS = Object.keys(DOCUMENT_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

/** A size in bytes as megabytes with two decimals (M078). */
export const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(2);

/** Key of the message about a file that the server would refuse; its content is checked there. */
export function cvProblem(file: File): 'tooLarge' | 'empty' | 'wrongType' | undefined {
  if (file.size > LIMITS.cv.maxBytes) return 'tooLarge';
  if (file.size === 0) return 'empty';
  return documentEnding(file.name) ? undefined : 'wrongType';
}
