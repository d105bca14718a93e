import { DOCUMENT_RULES, type DocumentProblem } from '@contract/document-rules';
import {
  documentSignature,
  FILE_TYPES,
  pictureSignature,
  SIGNATURE_BYTES,
} from '@contract/documents';
import { fillMessage } from '@contract/fill-message';
import type { Locale } from '@contract/locales';
import { MEGABYTE } from '@contract/request-files';
import { SERVER_RULES } from '@contract/server-rules';
import { translate } from '../../lib/i18n/i18n';

/** The value of `accept` of the file input: telephones know types, other systems endings. */
export const FILE_ACCEPT = [
  ...Object.keys(FILE_TYPES).map((ending) => `.${ending}`),
  '.jpeg',
  '.heif',
  ...Object.values(FILE_TYPES),
].join(',');

/** What the server takes once it has looked at all of it. */
const LIKELY = new Set(['pdf', 'compound', 'zip', 'documentOdf']);
const OTHER_KINDS = new Set<string>(['documentType', 'documentPicture', 'documentText']);

/** Why a file cannot be sent, as far as the browser can tell; the server looks at all of it. */
export async function fileProblem(
  file: File,
  megabytes: number,
  locale: Locale,
): Promise<string | undefined> {
  const say = (problem: DocumentProblem) => DOCUMENT_RULES[problem][locale];
  if (file.size > megabytes * MEGABYTE)
    return fillMessage(SERVER_RULES.fileSize, locale, {
      ...{ variables: { max: megabytes }, nouns: {} },
    });
  if (file.size === 0) return say('fileEmpty');
  const head = await file
    .slice(0, SIGNATURE_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return translate('common.fileGone');
  const bytes = new Uint8Array(head);
  if (pictureSignature(bytes)) return undefined;
  const signature = documentSignature(bytes);
  if (LIKELY.has(signature)) return undefined;
  return say(OTHER_KINDS.has(signature) ? 'fileKind' : (signature as DocumentProblem));
}
