import type { ApiErrorCode } from '../api/api-error';
import { readError, type ReadableError } from '../api/read-error';
import type { FieldErrors, Form } from './form';

/** Maps a field name of the server to the form's, where they differ. */
export type FieldNames<Values> = Record<string, keyof Values & string>;

/** Maps an error code without a field to the form field that shows it. */
export type FieldCodes<Values> = Partial<Record<ApiErrorCode, keyof Values & string>>;

/** Codes about a file, whose message names only its kind: the field says what is wrong with it. */
const SAID_BY_FIELD: readonly ApiErrorCode[] = ['UNSUPPORTED_MEDIA_TYPE', 'PAYLOAD_TOO_LARGE'];

export interface ShownError extends ReadableError {
  /** Message above the form; empty when a field says as much. */
  summary: string;
}

/**
 * Shows the server's errors under their fields and focuses the first. Returns the error, for the
 * message above the form.
 *
 * @param codes maps an error code without a field to the form field that shows it
 */
export function showFieldErrors<Values extends object>(
  form: Pick<Form<Values>, 'values' | 'setErrors'>,
  error: unknown,
  { names = {}, codes = {} }: { names?: FieldNames<Values>; codes?: FieldCodes<Values> } = {},
): ShownError {
  const read = readError(error);
  const entries = Object.entries(read.fields)
    .map(([field, message]) => [names[field] ?? field, message] as const)
    .filter(([name]) => name in form.values);
  const name = codes[read.code];
  if (name && entries.length === 0) entries.push([name, read.message]);
  if (entries.length > 0) form.setErrors(Object.fromEntries(entries) as FieldErrors<Values>);
  const isSaid = entries.some(
    ([, message]) => message === read.message || SAID_BY_FIELD.includes(read.code),
  );
  return { ...read, summary: isSaid ? '' : read.message };
}
