import { ApiError, NETWORK_ERROR } from './api-error';
import { readError } from './read-error';

it('readError returns the code of the server, or NETWORK_ERROR when it was not reached', () => {
  const refused = new ApiError([{ message: 'refused', extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(readError(refused).code).toBe('BAD_USER_INPUT');
  expect(readError(new TypeError('Failed to fetch')).code).toBe(NETWORK_ERROR);
});

it('comparing with a code outside the contract does not compile', () => {
  const { code } = readError(new ApiError([{ message: 'refused' }]));
  expect(code === 'INTERNAL_ERROR').toBe(true);
  // @ts-expect-error the contract has no such code
  expect(code === 'VALIDATION_FAILED').toBe(false);
});
