import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { toErrorResponse } from './error-response.js';

/** A device of Linux that answers every write as a full disk does. */
const FULL_DISK = '/dev/full';
const onLinux = existsSync(FULL_DISK) ? it : it.skip;

onLinux('a write to a full disk is answered with 507 and what became of the request', async () => {
  const error: unknown = await writeFile(FULL_DISK, 'x').catch((thrown: unknown) => thrown);
  expect(toErrorResponse(error, 'en')).toMatchObject({
    code: 'INSUFFICIENT_STORAGE',
    status: 507,
    message: expect.stringContaining('nothing was saved') as string,
  });
});
