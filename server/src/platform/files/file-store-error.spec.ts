import { toErrorResponse } from '../errors/error-response.js';
import { FileStoreError } from './s3-file-store.js';

const answer = (status: number, serviceCode: string) => ({ status, serviceCode });
const unreachable = new TypeError('fetch failed', {
  cause: new Error('connect ECONNREFUSED 127.0.0.1:9000'),
});

it.each([
  ['has no room', answer(507, 'XMinioStorageFull'), 'INSUFFICIENT_STORAGE', false],
  ['has reached its quota', answer(403, 'QuotaExceeded'), 'INSUFFICIENT_STORAGE', false],
  ['is away', unreachable, 'SERVICE_UNAVAILABLE', false],
  ['asks for less', answer(503, 'SlowDown'), 'SERVICE_UNAVAILABLE', false],
  ['refuses the keys', answer(403, 'AccessDenied'), 'SERVICE_UNAVAILABLE', true],
] as const)('a store that %s is answered with %j as %s', (_, thrown, code, isRefusal) => {
  const error = FileStoreError.of(thrown);
  expect(toErrorResponse(error, 'en')).toMatchObject({
    code,
    message: expect.stringContaining('nothing was saved') as string,
  });
  expect(error.isRefusal).toBe(isRefusal);
});

it('the log says what the store said', () => {
  expect(FileStoreError.of(unreachable).message).toBe(
    'The file store does not answer: connect ECONNREFUSED 127.0.0.1:9000',
  );
  expect(FileStoreError.of(answer(403, 'AccessDenied')).message).toBe(
    'The file store answers 403 AccessDenied',
  );
});
