import { BoundedWorkers } from './bounded-workers.js';

/** Answers what it is told to, after some milliseconds in which it waits or computes. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
import { setTimeout } from 'node:timers/promises';
parentPort.on('message', async ({ waits = 0, computes = 0 }) => {
  await setTimeout(waits);
  for (const end = performance.now() + computes; performance.now() < end;);
  parentPort.postMessage('done');
});`;

const threads = (longestMs: number) =>
  new BoundedWorkers<{ waits?: number; computes?: number }, string>({
    file: new URL(`data:text/javascript,${encodeURIComponent(THREAD)}`),
    atOnce: 1,
    longestMs,
    maxBuffers: 1024 ** 3,
  });

describe('threads with bounds', () => {
  it('a worker may take longer over an order while it waits than while it computes', async () => {
    await expect(threads(100).run({ waits: 400 })).resolves.toBe('done');
    await expect(threads(200).run({ computes: 60_000 })).rejects.toThrow('it computed');
  });

  it('a worker that waits for too long is given up', async () => {
    await expect(threads(40).run({ waits: 60_000 })).rejects.toThrow('it was not done');
  });

  it('a worker that was ended answers nothing, and the next order gets another one', async () => {
    const pool = threads(200);
    await expect(pool.run({ computes: 60_000 })).rejects.toThrow();
    await expect(pool.run({})).resolves.toBe('done');
  });
});
