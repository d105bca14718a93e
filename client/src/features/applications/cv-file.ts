import { DOCUMENT_TYPES, documentSignature, SIGNATURE_BYTES } from '@contract/documents';
import type { TFunction } from 'i18next';
import { DOCUMENT_RULES, type DocumentProblem } from '@contract/document-rules';
import { LIMITS } from '@contract/limits';
import type { Locale } from '@contract/locales';

/** The value of `accept` of the file input: telephones know types, other systems endings. */
export const CV_ACCEPT = [
  ...Object.keys(DOCUMENT_TYPES).map((ending) => `.${ending}`),
  ...Object.values(DOCUMENT_TYPES),
].join(',');

/** A size in bytes as megabytes with two decimals (M078), or as kilobytes where those would be 0.00. */
export function formatSize(bytes: number): { unit: 'size' | 'sizeSmall'; size: string } {
  const megabytes = (bytes / 1024 / 1024).toFixed(2);
  if (megabytes !== '0.00') return { unit: 'size', size: megabytes };
  return { unit: 'sizeSmall', size: String(Math.max(1, Math.round(bytes / 1024))) };
}

/** Why a file cannot be sent, as far as the browser can tell; the server looks at all of it. */
export type CvProblem = 'tooLarge' | 'gone' | DocumentProblem;

export async function cvProblem(file: File): Promise<CvProblem | undefined> {
  if (file.size > LIMITS.cv.maxBytes) return 'tooLarge';
  if (file.size === 0) return 'fileEmpty';
  const head = await bytesOf(file.slice(0, SIGNATURE_BYTES));
  if (!head) return 'gone';
  const signature = documentSignature(new Uint8Array(head));
  return signature === 'pdf' || signature === 'compound' || signature === 'zip'
    ? undefined
    : signature;
}

const bytesOf = (blob: Blob) => blob.arrayBuffer().catch(() => undefined);

export const cvProblemText = (problem: CvProblem, t: TFunction, locale: Locale): string =>
  problem in DOCUMENT_RULES
    ? DOCUMENT_RULES[problem as DocumentProblem][locale]
    : t(problem === 'gone' ? 'common.fileGone' : 'application.cv.tooLarge');
