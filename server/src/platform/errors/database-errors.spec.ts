import { toAppError } from './error-response.js';

it.each([
  ['a unique index', '23505', 'STALE_WRITE'],
  ['an exclusion constraint', '23P01', 'STALE_WRITE'],
  ['a row that another refers to, or that is gone', '23503', 'STALE_WRITE'],
  ['a column that must not be empty', '23502', 'INTERNAL_ERROR'],
  ['a check', '23514', 'INTERNAL_ERROR'],
  ['a number out of range', '22003', 'BAD_REQUEST'],
  ['a value that is too long for an index', '54000', 'BAD_REQUEST'],
  ['a statement that took too long', '57014', 'SERVICE_UNAVAILABLE'],
  ['a full disk', '53100', 'INSUFFICIENT_STORAGE'],
  ['a mistake in a statement', '42601', 'INTERNAL_ERROR'],
])('an error of PostgreSQL for %s (%s) is answered with %s', (_, code, expected) => {
  expect(toAppError(Object.assign(new Error(code), { code })).code).toBe(expected);
});
