import { isBlank } from '../../contract/locales.js';

/** Bodies of multipart forms, in which every value is a string. */
const FORMS = new WeakSet<object>();

const BOOLEANS: Record<string, boolean> = { true: true, false: false };
const NUMBER = /^-?\d{1,15}(?:\.\d{1,15})?$/;

/** Marks a body as a form, so that its numbers and booleans are parsed from strings. */
export function markFormBody(body: Record<string, unknown>): Record<string, unknown> {
  FORMS.add(body);
  return body;
}

/** `"4.5"` of a form is 4.5 and a blank is null; of JSON, or when it is no number, it is left as it is and refused. */
export function parseFormNumber(value: unknown, body: object): unknown {
  if (!isFormText(value, body)) return value;
  if (isBlank(value)) return null;
  return NUMBER.test(value) ? Number(value) : value;
}

/** `"true"` and `"false"` of a form; a blank is null. */
export function parseFormBoolean(value: unknown, body: object): unknown {
  if (!isFormText(value, body)) return value;
  return isBlank(value) ? null : (BOOLEANS[value] ?? value);
}

/** One value of a form is a list of one; a blank is an empty list. */
export function parseFormList(value: unknown, body: object): unknown {
  if (!isFormText(value, body)) return value;
  return isBlank(value) ? [] : [value];
}

const isFormText = (value: unknown, body: object): value is string =>
  typeof value === 'string' && FORMS.has(body);
