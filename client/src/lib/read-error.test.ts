import { ApiError, NETWORK_ERROR } from './api-error';
import { readError } from './read-error';

it('reads the code of a refusal, and says when the server was never reached', () => {
  const refused = new ApiError([{ message: 'refused', extensions: { code: 'BAD_USER_INPUT' } }]);
  expect(readError(refused).code).toBe('BAD_USER_INPUT');
  expect(readError(new TypeError('Failed to fetch')).code).toBe(NETWORK_ERROR);
});

it('lets nobody compare with a code that the contract does not have', () => {
  const { code } = readError(new ApiError([{ message: 'refused' }]));
  expect(code === 'INTERNAL_ERROR').toBe(true);
  // @ts-expect-error the contract has no such code, so the comparison does not compile
  expect(code === 'VALIDATION_FAILED').toBe(false);
});
