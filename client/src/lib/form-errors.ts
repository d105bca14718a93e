import type { ApiErrorCode } from './api-error';
import { readError, type ReadableError } from './read-error';
import type { FieldErrors, Form } from './form';

/** Fields that the server names differently from the form, server name -> form name. */
export type FieldNames<Values> = Record<string, keyof Values & string>;

/** Errors without a field that belong under one, code -> form name. */
export type FieldCodes<Values> = Partial<Record<ApiErrorCode, keyof Values & string>>;

export interface ShownError extends ReadableError {
  /** For above the form; empty when a field says the very same. */
  summary: string;
}

/**
 * Puts the server's refusals under their fields, with the focus on the first of them, and answers
 * what was read, for the message above the form.
 *
 * @param codes errors without a field that belong under one, code -> form name
 */
export function showFieldErrors<Values extends object>(
  form: Pick<Form<Values>, 'values' | 'refuse'>,
  error: unknown,
  { names = {}, codes = {} }: { names?: FieldNames<Values>; codes?: FieldCodes<Values> } = {},
): ShownError {
  const read = readError(error);
  const entries = Object.entries(read.fields)
    .map(([field, message]) => [names[field] ?? field, message] as const)
    .filter(([name]) => name in form.values);
  const name = codes[read.code];
  if (name && entries.length === 0) entries.push([name, read.message]);
  if (entries.length > 0) form.refuse(Object.fromEntries(entries) as FieldErrors<Values>);
  const isSaid = entries.some(([, message]) => message === read.message);
  return { ...read, summary: isSaid ? '' : read.message };
}
