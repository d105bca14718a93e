import type { RequestDefinition } from '@contract/requests/define-request';
import type { RequestField } from '@contract/requests/request-fields';

/** The places of some fields; the others stand in between, as they are declared. */
export interface FieldOrder {
  first?: readonly string[];
  last?: readonly string[];
  /** Fields that are shown elsewhere. */
  without?: readonly string[];
}

/** The names of the declared fields in the order in which they are shown. */
export function orderedFields(
  { fields }: RequestDefinition,
  { first = [], last = [], without = [] }: FieldOrder,
): string[] {
  const placed = [...first, ...last, ...without];
  const others = Object.keys(fields).filter((name) => !placed.includes(name));
  return [...first, ...others, ...last];
}

const LONG = 1000;

/** Whether a text has paragraphs, unlike an address. */
export const isLongText = (field: RequestField): boolean =>
  field.kind === 'text' && field.max >= LONG;

/** The value of a field of a request, as the API sends it; empty where it was left out. */
export function valueOf(request: object, name: string): string {
  const value = (request as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
}
