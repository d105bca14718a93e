import { type ErrorCode, ERRORS } from '../../src/contract/errors.js';
import type { Answer } from './test-app.js';

/** One wrong input and the field that its refusal must name. */
export interface Refusal {
  title: string;
  input: Record<string, unknown>;
  field: string;
}

const isRest = ({ body }: Answer<unknown>) => 'success' in body;

/** Expects a refusal with this code, a message and no data. */
export function expectRefused(answer: Answer<unknown>, code: ErrorCode, ...fields: string[]): void {
  expect({ code: answer.code, fields: Object.keys(answer.fields) }).toEqual({ code, fields });
  expect(answer.message).toMatch(/\S/);
  expect(Object.values(answer.fields).every((message) => message.length > 0)).toBe(true);
  // a query whose answer may be null says null beside the error
  expect(Object.values(answer.data ?? {}).filter((value) => value !== null)).toEqual([]);
  if (isRest(answer)) expect(answer.status).toBe(ERRORS[code].http);
}

/** Expects that an idempotency key is refused by the name that it has over this transport. */
export function expectKeyRefused(answer: Answer<unknown>): void {
  expectRefused(answer, 'BAD_USER_INPUT', isRest(answer) ? 'Idempotency-Key' : 'idempotencyKey');
}

/** Expects that nothing is found under an id; a word in an address of REST is no address either. */
export function expectNoSuch(answer: Answer<unknown>, id: unknown): void {
  const isWord = typeof id === 'string' && /^[a-z]+(?:-[a-z]+)*$/i.test(id);
  expectRefused(answer, isRest(answer) && isWord ? 'ROUTE_NOT_FOUND' : 'NOT_FOUND');
}

/** Expects success and answers the data; the failure shows the refusal. */
export function expectDone<T>(answer: Answer<T>): T {
  const { code, message, fields } = answer;
  expect({ code, message, fields }).toEqual({ code: undefined, message: undefined, fields: {} });
  expect([200, 201]).toContain(answer.status);
  return answer.data;
}
