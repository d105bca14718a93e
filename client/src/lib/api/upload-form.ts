import { ApiError } from './api-error';
import { translate } from '../i18n/i18n';

interface Operation {
  variables: unknown;
}

/** The files inside a value, each with its path: `variables.input.image`. */
function filesIn(value: unknown, place: string): [place: string, file: Blob][] {
  if (value instanceof Blob) return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => filesIn(inner, `${place}.${name}`));
}

/** The server's words for a file that cannot even be sent. */
function refusalOf(place: string): ApiError {
  const message = translate('common.fileGone');
  const errors = [{ field: place.split('.').at(-1) ?? place, message }];
  return new ApiError([{ message, extensions: { code: 'BAD_USER_INPUT', errors } }]);
}

/** A file as it is now, in memory: one that changes while it is sent would break the upload off. */
async function copyOf(place: string, file: Blob): Promise<Blob> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (bytes?.byteLength !== file.size) throw refusalOf(place);
  const { type } = file;
  return file instanceof File
    ? new File([bytes], file.name, { type })
    : new Blob([bytes], { type });
}

/**
 * The files of an operation as they were when they were chosen.
 *
 * @throws BAD_USER_INPUT naming the field of one that changed since, is gone, or may not be read any more
 */
async function copiesOf({ variables }: Operation): Promise<Map<Blob, Blob>> {
  const copies = new Map<Blob, Blob>();
  for (const [place, file] of filesIn(variables, 'variables'))
    copies.set(file, await copyOf(place, file));
  return copies;
}

/** Encodes an operation with files as the GraphQL multipart request specification says. */
export function uploadForm(operation: Operation, copies = new Map<Blob, Blob>()): FormData {
  const files = filesIn(operation.variables, 'variables');
  const form = new FormData();
  const withoutFiles = (_name: string, value: unknown) => (value instanceof Blob ? null : value);
  form.append('operations', JSON.stringify(operation, withoutFiles));
  form.append(
    'map',
    JSON.stringify(Object.fromEntries(files.map(([place], index) => [index, [place]]))),
  );
  for (const [index, [, file]] of files.entries())
    form.append(String(index), copies.get(file) ?? file);
  return form;
}

interface UploadOptions {
  headers: Record<string, string>;
  onProgress?: (sent: number) => void;
  signal?: AbortSignal;
}

/** A connection that moves nothing for so long is gone, although nobody said so. */
const STALLED_MS = 60_000;

/** Sends an operation with files. Not by `fetch`, which does not tell how much has been sent. */
export async function sendUpload(
  address: string,
  operation: Operation,
  { headers, onProgress, signal }: UploadOptions,
): Promise<Response> {
  const form = uploadForm(operation, await copiesOf(operation));
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('POST', address);
    call.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    let watch: ReturnType<typeof setTimeout> | undefined;
    const isMoving = () => {
      clearTimeout(watch);
      watch = setTimeout(() => call.abort(), STALLED_MS);
    };
    const abort = () => call.abort();
    signal?.addEventListener('abort', abort);
    call.upload.onprogress = ({ loaded, total }) => {
      isMoving();
      onProgress?.(loaded / total);
    };
    call.onloadend = () => {
      clearTimeout(watch);
      signal?.removeEventListener('abort', abort);
    };
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    const breakOff = () => reject(new TypeError('The upload broke off'));
    call.onerror = breakOff;
    call.onabort = breakOff;
    if (signal?.aborted) return breakOff();
    isMoving();
    call.send(form);
  });
}
